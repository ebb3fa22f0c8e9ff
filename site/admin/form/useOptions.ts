import type { FieldKind, FieldOption } from "../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

/** What of a field can be chosen, as whoever reads it calls that. */
export function useOptions(): (
  field: Extract<FieldKind, { kind: "choice" | "choices" }>,
) => readonly FieldOption[] {
  const { fieldText, currencyName } = useAdminLocale();
  return (field) => {
    const isCurrency = field.kind === "choice" && field.isCurrency;
    return field.options.map(({ value, label }) => ({
      value,
      label: isCurrency ? currencyName(String(value)) : fieldText(label),
    }));
  };
}
