/** A refusal in the reader's words. */
import { ApiError } from "../app/api";
import { t } from "../app/i18n";

/** The text for a refusal's code, wherever it comes from. */
export function refusalText(code: string): string {
  return t(`error-${code}`, undefined, t("start-refused", { code }));
}

/** The text for anything thrown by a call to the server; what is no refusal is a fault of ours and thrown on. */
export function faultText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return refusalText(error.code);
}
