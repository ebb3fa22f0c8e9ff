import type { FieldProps } from "../../admin/form/FieldProps.ts";
import { NumberField } from "../../admin/form/NumberField.tsx";
import { useMe } from "../../admin/session/MeContext.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

/** An amount in the smallest unit of the site's currency; null for none. It is written as people write it, such as 12.50. */
export function MoneyField({ value, onChange, label, ...field }: FieldProps<number | null>) {
  const { minorUnit } = useAdminLocale();
  const { site } = useMe();
  return (
    <NumberField
      {...field}
      label={`${label} (${site.currency})`}
      min={0}
      decimals={Math.round(Math.log10(minorUnit))}
      value={value === null ? undefined : value / minorUnit}
      onChange={(amount) => onChange(amount === undefined ? null : Math.round(amount * minorUnit))}
    />
  );
}
