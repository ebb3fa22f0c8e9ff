import type { FormTag } from "./FormTag.ts";

/** The options of a tag, each read once; those that nobody reads are known in the end. */
export type TagOptions = {
  /** Whether it stands there. */
  readonly flag: (word: string) => boolean;
  /** What follows `name:`, of the first such option. */
  readonly value: (name: string) => string | undefined;
  /** What follows `name:`, of all such options. */
  readonly values: (name: string) => readonly string[];
  /** The groups of the first option that fits. */
  readonly match: (pattern: RegExp) => readonly (string | undefined)[] | undefined;
  /** Options that were not asked for. */
  readonly unread: () => readonly string[];
};

export function createTagOptions({ options }: Pick<FormTag, "options">): TagOptions {
  const left = new Set(options);
  const match: TagOptions["match"] = (pattern) => {
    for (const option of options) {
      const found = pattern.exec(option);
      if (!found) continue;
      left.delete(option);
      return found.slice(1);
    }
    return undefined;
  };
  const values: TagOptions["values"] = (name) =>
    options
      .filter((option) => option.startsWith(`${name}:`))
      .map((option) => {
        left.delete(option);
        return option.slice(name.length + 1);
      });
  return {
    match,
    values,
    value: (name) => values(name)[0],
    flag: (word) => {
      left.delete(word);
      return options.includes(word);
    },
    unread: () => [...left],
  };
}
