import { parseRoute } from "./route";
import { remember } from "./storage";

const MARK = "#host=";

/**
 * Takes the host's token out of the link that `forehand host --game` opens, before anybody sees it: the token stands
 * behind the #, where no server hears of it, and must not be copied along when the host shares the address.
 */
export function takeHostToken(): void {
  const route = parseRoute(location.pathname);
  if (route.page !== "table" || !location.hash.startsWith(MARK)) return;
  remember(route.id, { host: location.hash.slice(MARK.length) });
  history.replaceState(null, "", location.pathname);
}
