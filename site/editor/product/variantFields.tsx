import { useContext } from "react";
import { FieldIssuesContext, useFieldIssue } from "../../admin/form/FieldIssuesContext.ts";
import { controlId } from "../../admin/form/fieldIssues.ts";
import { NumberField } from "../../admin/form/NumberField.tsx";
import { TextField } from "../../admin/form/TextField.tsx";
import type { EditedVariant } from "../../content/admin/productWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { MoneyField } from "./MoneyField.tsx";
import type { ChangeVariant } from "./VariantRow.tsx";

export type VariantFieldProps = {
  readonly variant: EditedVariant;
  /** Of the variant among what can be wrong. */
  readonly path: string;
  readonly change: ChangeVariant;
};

/** What is wrong with a part of a variant, and the id of its control. */
export function useWrong(path: string) {
  const issues = useContext(FieldIssuesContext);
  return { error: useFieldIssue(path), id: controlId(issues, path) };
}

/** What it costs; empty where it cannot be bought. */
export function PriceField({ variant, path, change }: VariantFieldProps) {
  const { say } = useAdminLocale();
  const own = useWrong(`${path}.price`);
  const whole = useFieldIssue(path);
  return (
    <MoneyField
      {...own}
      error={own.error ?? whole}
      label={say("product.priceOf")}
      value={variant.price}
      onChange={(price) => change({ price })}
    />
  );
}

/** How many there are; empty where nobody counts. */
export function StockField({ variant, path, change }: VariantFieldProps) {
  const { say } = useAdminLocale();
  return (
    <NumberField
      {...useWrong(`${path}.stock`)}
      label={say("product.stock")}
      placeholder={say("product.uncounted")}
      min={0}
      value={variant.stock ?? undefined}
      onChange={(stock) => change({ stock: stock ?? null })}
    />
  );
}

/** By what it is ordered. */
export function SkuField({ variant, path, change }: VariantFieldProps) {
  const { say } = useAdminLocale();
  return (
    <TextField
      {...useWrong(`${path}.sku`)}
      label={say("product.sku")}
      maxLength={100}
      value={variant.sku ?? ""}
      onChange={(sku) => change({ sku: sku === "" ? null : sku })}
    />
  );
}
