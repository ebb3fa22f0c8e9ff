/** How a text field is counted, as the counter's attributes say it. */
export type CounterSettings = {
  /** "down" counts what is left. */
  readonly direction: "up" | "down";
  /** From where "down" counts. */
  readonly start: number;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
};

export type CharacterCount = {
  /** Below 0 where more is written than there was room for. */
  readonly value: number;
  readonly isTooLong: boolean;
  readonly isTooShort: boolean;
};

/** Counts a text as the rules of the form do: without the spaces around it, in UTF-16 units. */
export function characterCount(text: string, settings: CounterSettings): CharacterCount {
  const { length } = text.trim();
  return {
    value: settings.direction === "down" ? settings.start - length : length,
    isTooLong: settings.maximum !== undefined && length > settings.maximum,
    isTooShort: settings.minimum !== undefined && length < settings.minimum,
  };
}
