import type { FieldDescription } from "../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useOptions } from "./useOptions.ts";

/** What holds while an optional field is empty, in words; undefined where that is nothing. */
export function useFallback(field: FieldDescription): string | undefined {
  const { say, number } = useAdminLocale();
  const options = useOptions();
  if (!field.isOptional) return undefined;
  const { default: fallback } = field;
  if (field.kind === "choice") {
    const option = options(field).find(({ value }) => value === fallback);
    return option ? say("form.byDefault", { value: option.label }) : say("form.none");
  }
  if (typeof fallback === "number") return number(fallback);
  return typeof fallback === "string" && fallback !== "" ? fallback : undefined;
}
