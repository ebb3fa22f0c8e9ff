import { FIRST_YEAR, LAST_YEAR } from "../import/publishedAt.ts";

/**
 * The moment of a date such as "2026-05-01", "2026-05-01 08:00:00" or "2026-05-01T08:00:00+02:00"; in
 * UTC where it names no zone. A day alone counts from its first moment, or to its last.
 * @returns null where there is none; "invalid" where no calendar has it
 */
export function readDay(cell: string, edge: "starts" | "ends"): Date | null | "invalid" {
  if (cell === "") return null;
  const [, day, time, zone = "Z"] = DATE.exec(cell) ?? [];
  if (day === undefined) return "invalid";
  const midnight = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  const year = Number(day.slice(0, 4));
  if (!isReal || year < FIRST_YEAR || year >= LAST_YEAR) return "invalid";
  if (time === undefined) return new Date(midnight.getTime() + (edge === "ends" ? DAY_MS : 0));
  const moment = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${zone}`);
  return Number.isNaN(moment.getTime()) ? "invalid" : moment;
}

const DAY_MS = 86_400_000;
const DATE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?)?$/;
