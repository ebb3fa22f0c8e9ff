import type { GivenTag } from "./GivenTag.ts";

type Measured<Key extends string> = { readonly [One in Key]?: number };

/** A number of an option, such as `min:-0.5`. */
export function numberOption<Key extends string>(
  key: Key,
  text: string | undefined,
  { lose }: Pick<GivenTag, "lose">,
): Measured<Key> {
  if (text === undefined) return {};
  const value = text === "" ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return { [key]: value } as Measured<Key>;
  lose(`"${text}" is no number: write it with digits, such as ${key}:5`);
  return {};
}

/** A whole number of an option, such as `maxlength:400`. */
export function countOption<Key extends string>(
  key: Key,
  text: string | undefined,
  { lose }: Pick<GivenTag, "lose">,
): Measured<Key> {
  if (text === undefined) return {};
  if (/^\d{1,6}$/.test(text)) return { [key]: Number(text) } as Measured<Key>;
  lose(`"${text}" is no count: write digits, such as ${key.toLowerCase()}:40`);
  return {};
}

type Ends = { readonly min?: number | string; readonly max?: number | string };

/** Tells of ends between which nothing lies. */
export function loseCrossed({ min, max }: Ends, { lose }: Pick<GivenTag, "lose">): void {
  if (min !== undefined && max !== undefined && min > max) {
    lose(`its min is above its max, so that nothing fits: turn ${min} and ${max} round`);
  }
}
