/** A refusal in the reader's words. */
import { ApiError } from "../app/api";
import { t } from "../app/i18n";

/** The text for anything thrown by a call to the server; what is no refusal is a fault of ours and thrown on. */
export function faultText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return t(`error-${error.code}`, undefined, t("start-refused", { code: error.code }));
}
