import * as v from "valibot";

/** A moment as ISO 8601 has it, of the years 1 to 9999: others cannot be read, or not be stored. */
export const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => isMoment(new Date(text)), "This is no time that can be kept."),
);

function isMoment(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year > 0 && year < 10_000;
}
