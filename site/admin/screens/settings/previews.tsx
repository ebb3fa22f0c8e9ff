import type { ComponentType } from "react";
import type { FieldValues } from "../../form/FieldValues.ts";
import type { FieldIssues } from "../../form/fieldIssues.ts";
import { AccentPreview } from "./AccentPreview.tsx";
import { ConsentPreview } from "./ConsentPreview.tsx";
import { MailTrial } from "./MailTrial.tsx";
import { MenusForm } from "./menus/MenusForm.tsx";
import { MenusPreview } from "./menus/MenusPreview.tsx";
import { NamePreview } from "./NamePreview.tsx";

export type PreviewProps = { readonly value: FieldValues };

export type TrialProps = {
  /** Whether there is something to save. */
  readonly isDirty: boolean;
};

export type SettingsFormProps = PreviewProps & {
  /** Changes them as they are by then. */
  readonly onChange: (change: (before: FieldValues) => FieldValues) => void;
  readonly issues: FieldIssues;
};

type Parts = {
  /** In place of the fields. Default those. */
  readonly Form?: ComponentType<SettingsFormProps>;
  /** What can be done with the settings once they are saved. Default nothing. */
  readonly Trial?: ComponentType<TrialProps>;
  /** What the settings look like while they are changed. Default nothing. */
  readonly Preview?: ComponentType<PreviewProps>;
};

const PARTS: Readonly<Record<string, Parts>> = {
  consent: { Preview: ConsentPreview },
  general: { Preview: NamePreview },
  mail: { Trial: MailTrial },
  menus: { Form: MenusForm, Preview: MenusPreview },
  theme: { Preview: AccentPreview },
};

/** What a group has besides its fields. */
export function previews(group: string): Parts {
  return PARTS[group] ?? {};
}
