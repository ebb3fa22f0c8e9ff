import type { ListState } from "../../table/listState.ts";
import { listQueryOf } from "../../table/listState.ts";

/** By what the inbox is narrowed, beside words. */
export const INBOX_FILTERS = ["box", "form", "from", "to"];

/** What the server is asked for: days as the moments at which they begin and end where the reader is. */
export function inboxQuery(state: ListState): Record<string, string> {
  const { from, to, ...asked } = listQueryOf(state);
  return { ...asked, ...daysQuery({ from, to }) };
}

/** The same of days alone. */
export function daysQuery(days: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Record<string, string> {
  const from = startOf(days.from, 0);
  const until = startOf(days.to, 1);
  return { ...(from && { from }), ...(until && { until }) };
}

/** When a day begins, or one so many days after it; undefined for what is no day, as an address may say. */
function startOf(day: string | undefined, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? "") ?? [];
  if (!year || !month || !date) return undefined;
  const at = new Date(2000, 0, 1);
  at.setFullYear(Number(year), Number(month) - 1, Number(date) + later);
  const isOurs = at.getUTCFullYear() > 0 && at.getUTCFullYear() < 10_000;
  return isOurs ? at.toISOString() : undefined;
}
