import { useState } from "react";
import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";

/** Tells what somebody else changed meanwhile, by the labels of the fields. */
export function useMergeNotice(fields: readonly FieldDescription[]): {
  readonly text: string | undefined;
  readonly tell: (names: readonly string[]) => void;
  readonly clear: () => void;
} {
  const { say, fieldText, list } = useAdminLocale();
  const [names, setNames] = useState<readonly string[]>();
  const labels = names?.map((name) => {
    const field = fields.find((one) => one.name === name);
    return field ? fieldText(field.label) : name;
  });
  return {
    text: labels && say("settings.merged", { fields: list(labels) }),
    tell: setNames,
    clear: () => setNames(undefined),
  };
}
