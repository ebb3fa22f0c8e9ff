import type { FieldValues } from "../../form/FieldValues.ts";

export type Versions = {
  /** What both began with. */
  readonly base: FieldValues;
  readonly mine: FieldValues;
  readonly theirs: FieldValues;
};

/** What somebody else saved, with what was changed here; where both changed the same, what was changed here. */
export function mergedValue({ base, mine, theirs }: Versions): FieldValues {
  const own = changedFields(base, mine).map((name) => [name, mine[name]] as const);
  const merged = Object.entries({ ...theirs, ...Object.fromEntries(own) });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** The names of the fields that are not the same. */
export function changedFields(one: FieldValues, other: FieldValues): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
