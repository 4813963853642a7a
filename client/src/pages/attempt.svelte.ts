import { ApiError } from "../app/api";
import { faultText } from "./fault";

/** What a page asks of the server, and in words what went wrong the last time. */
export class Attempt {
  /** Something is being done that a button asked for. */
  busy = $state(false);
  fault = $state<string | null>(null);
  /** What was asked for isn't there, and won't be the next time. */
  missing = $state(false);

  /** Does what a button asks for, one at a time. Whether it was done. */
  async make(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return await this.load(what);
    } finally {
      this.busy = false;
    }
  }

  /** Fetches what is to be shown; the buttons can be pressed meanwhile. Whether it was had. */
  async load(what: () => Promise<unknown>): Promise<boolean> {
    this.fault = null;
    this.missing = false;
    try {
      await what();
      return true;
    } catch (error) {
      this.fault = faultText(error);
      this.missing = error instanceof ApiError && error.status === 404;
      return false;
    }
  }
}
