const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FROM_TODAY = /^today(?:([+-]\d{1,5})(day|week|month|year)s)?$/;

/** A day of the calendar, as 2026-05-31. */
export function isCalendarDay(text: string): boolean {
  // What rolls over into the next month, as 02-30 does, is no day.
  return DAY.test(text) && isoDay(new Date(`${text}T00:00:00Z`)) === text;
}

/** A day that is counted from the one on which it is asked for: "today", "today+30days", "today-1months". */
export function isRelativeDay(text: string): boolean {
  return FROM_TODAY.test(text);
}

/** Which day of the calendar it is on the day `today`; a day of the calendar is itself. */
export function calendarDay(text: string, today: Date): string {
  const [, amount = "0", unit = "day"] = FROM_TODAY.exec(text) ?? [];
  if (!isRelativeDay(text)) return text;
  const day = new Date(isoDay(today));
  const count = Number(amount);
  if (unit === "day" || unit === "week") day.setUTCDate(day.getUTCDate() + count * DAYS[unit]);
  else if (unit === "month") day.setUTCMonth(day.getUTCMonth() + count);
  else day.setUTCFullYear(day.getUTCFullYear() + count);
  return isoDay(day);
}

const DAYS = { day: 1, week: 7 } as const;

/** "" for what is no time at all. */
function isoDay(time: Date): string {
  return Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 10);
}
