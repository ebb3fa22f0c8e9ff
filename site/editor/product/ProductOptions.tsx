import { useMemo, useRef } from "react";
import { Fields } from "../../admin/form/Fields.tsx";
import type { FieldValues } from "../../admin/form/FieldValues.ts";
import type { NamedValues, ProductContent } from "../../content/admin/productWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { type Choices, followOptions, readyChoices } from "./followOptions.ts";
import { optionFields } from "./productFields.ts";
import { useChangeProduct, useProduct } from "./useProduct.ts";

/** What a visitor chooses; the variants follow it once what is being written can be chosen. */
export function ProductOptions() {
  const { say } = useAdminLocale();
  const fields = useMemo(() => optionFields(say), [say]);
  const options = useProduct()?.options ?? NONE;
  const change = useChangeProduct();
  // The choices that the variants follow, and the options that were drawn with them.
  const followed = useRef<{ readonly options: readonly NamedValues[]; readonly choices: Choices }>(
    undefined,
  );

  function choicesOf(product: ProductContent): Choices {
    const known = followed.current;
    return known?.options === product.options
      ? known.choices
      : (readyChoices(product.options) ?? []);
  }

  function take(value: FieldValues): void {
    change("product.options", (product) => {
      const before = choicesOf(product);
      // The field's description says what its items are.
      const next = value.options as ProductContent["options"];
      const after = readyChoices(next);
      followed.current = { options: next, choices: after ?? before };
      const variants = after
        ? followOptions(product.variants, { before, after })
        : product.variants;
      return { ...product, options: next, variants: [...variants] };
    });
  }

  return <Fields fields={fields} path="product" value={{ options }} onChange={take} />;
}

const NONE: readonly NamedValues[] = [];
