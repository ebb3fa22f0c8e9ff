import type { SettingsGroupView } from "../../../content/admin/settingsWire.ts";
import { foldWords } from "../../../content/foldText.ts";

export type FoundSetting = {
  readonly group: SettingsGroupView;
  /** Its name; empty for the group as a whole. */
  readonly field: string;
  readonly label: string;
};

/** How much of a text is compared, in characters. */
const MAX_TEXT = 400;

/** The settings whose label or help has all these words, or that are in a group that does; undefined without words. */
export function findSettings(
  groups: readonly SettingsGroupView[],
  text: string,
  translate: (english: string) => string,
): readonly FoundSetting[] | undefined {
  const words = foldWords(text, MAX_TEXT);
  if (words.length === 0) return undefined;
  const says = (...texts: readonly (string | undefined)[]): boolean => {
    const said = texts.map((one) => (one ? translate(one) : "")).join(" ");
    const folded = foldWords(said, MAX_TEXT).join(" ");
    return words.every((word) => folded.includes(word));
  };
  return groups.flatMap((group) => {
    const fields = group.fields
      .filter(({ label, help }) => says(label, help))
      .map(({ name, label }) => ({ group, field: name, label: translate(label) }));
    const isMeant = fields.length === 0 && says(group.label, group.help);
    return isMeant ? [{ group, field: "", label: translate(group.label) }] : fields;
  });
}
