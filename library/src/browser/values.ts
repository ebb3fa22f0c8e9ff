/** What an object of another system holds: strings throughout, also for numbers and switches. */
export type Bag = Readonly<Record<string, unknown>>;

/** An object as a bag; PHP prints an empty one as `[]`, which counts as empty. */
export function bag(value: unknown): Bag | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Bag)
    : undefined;
}

/** Text as it stands, a number as its digits, all else "". */
export function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Switches come as true, 1, "1" or "true"; everything else is off. */
export function isOn(value: unknown): boolean {
  return ["1", "true"].includes(String(value));
}

/** Those entries of a bag that are text or numbers, as text. */
export function texts(value: unknown): Record<string, string> {
  const entries = Object.entries(bag(value) ?? {});
  return Object.fromEntries(
    entries
      .filter(([, one]) => typeof one === "string" || typeof one === "number")
      .map(([key, one]) => [key, text(one)]),
  );
}

/** A number, also written as text, held within its bounds; all else is the default. */
export function numberWithin(
  value: unknown,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  // No text is no number, though JavaScript reads it as 0.
  const number = Number(text(value).trim() || Number.NaN);
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback;
}
