/** What stands for a letter of a form of dates, as Intl calls it. */
const NAMED: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  D: { weekday: "short" },
  l: { weekday: "long" },
  M: { month: "short" },
  F: { month: "long" },
};

/**
 * A day in another form, with the letters of the real system: `d.m.Y`. Letters after a backslash, and
 * those that mean a time, stand as they are.
 * @param day such as 2026-05-31; what is none stays as it is
 * @param language a BCP 47 tag, in which months and days of the week are named
 */
export function formatDay(day: string, form: string, language: string): string {
  const [, year = "", month = "", date = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const at = new Date(`${day}T00:00:00Z`);
  if (year === "" || form === "" || Number.isNaN(at.getTime())) return day;
  const numbers: Readonly<Record<string, string>> = {
    d: date,
    j: String(Number(date)),
    S: ordinalEnd(Number(date)),
    m: month,
    n: String(Number(month)),
    Y: year,
    y: year.slice(2),
    ...countsOf(at),
  };
  return form.replace(/\\(.)|[a-z]/gi, (letter, plain?: string) => {
    const named = NAMED[letter];
    if (named === undefined) return plain ?? numbers[letter] ?? letter;
    return new Intl.DateTimeFormat(language, { ...named, timeZone: "UTC" }).format(at);
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is counted of a day: in its week, its month and its year, and which week (ISO 8601) it lies in. */
function countsOf(at: Date): Readonly<Record<string, string>> {
  const weekday = at.getUTCDay();
  const fromMonday = weekday || 7;
  // The year of a week is that of its Thursday.
  const thursday = new Date(at.getTime() + (4 - fromMonday) * DAY_MS);
  return {
    N: String(fromMonday),
    w: String(weekday),
    z: String(daysInto(at)),
    W: String(Math.floor(daysInto(thursday) / 7) + 1).padStart(2, "0"),
    o: String(thursday.getUTCFullYear()),
    t: String(inYearOf(at, at.getUTCMonth() + 1, 0).getUTCDate()),
    L: daysInto(inYearOf(at, 11, 31)) === 365 ? "1" : "0",
  };
}

/** How many days of its year are over. */
function daysInto(at: Date): number {
  return Math.round((at.getTime() - inYearOf(at, 0, 1).getTime()) / DAY_MS);
}

/** Set and not made: years below 100, which somebody mistyped, would be of the last century. */
function inYearOf(at: Date, month: number, date: number): Date {
  return new Date(new Date(at).setUTCMonth(month, date));
}

/** What the real system writes behind a number, in English in all languages. */
function ordinalEnd(date: number): string {
  if (date >= 11 && date <= 13) return "th";
  return { 1: "st", 2: "nd", 3: "rd" }[date % 10] ?? "th";
}
