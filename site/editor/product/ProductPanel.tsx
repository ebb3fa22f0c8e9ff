import { useMemo } from "react";
import { DescribedField } from "../../admin/form/DescribedField.tsx";
import { DescribedFieldContext } from "../../admin/form/DescribedFieldContext.ts";
import { FieldIssuesContext } from "../../admin/form/FieldIssuesContext.ts";
import { Fields } from "../../admin/form/Fields.tsx";
import type { FieldValues } from "../../admin/form/FieldValues.ts";
import type { ProductContent } from "../../content/admin/productWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { DETAILS, useEditor } from "../EditorContext.ts";
import { ProductLinks } from "./ProductLinks.tsx";
import { ProductOptions } from "./ProductOptions.tsx";
import { aboutFields } from "./productFields.ts";
import { useChangeProduct, useProduct } from "./useProduct.ts";
import { Variants } from "./Variants.tsx";
import "./product.css";

/** What a product consists of: its variants with their prices, its pictures, and what it leads to. */
export function ProductPanel() {
  const { issuesOf } = useEditor();
  const product = useProduct();
  if (!product) return null;
  return (
    <FieldIssuesContext value={issuesOf(DETAILS)}>
      <DescribedFieldContext value={DescribedField}>
        <Panel product={product} />
      </DescribedFieldContext>
    </FieldIssuesContext>
  );
}

function Panel({ product }: { readonly product: ProductContent }) {
  const { say } = useAdminLocale();
  const change = useChangeProduct();
  const fields = useMemo(() => aboutFields(say), [say]);
  return (
    <section className="product-panel" aria-labelledby="product-title">
      <h2 id="product-title">{say("product.title")}</h2>
      <ProductOptions />
      <Variants variants={product.variants} options={product.options} />
      <Fields
        fields={fields}
        path="product"
        value={product}
        onChange={(value) =>
          change("product.about", (before) => ({ ...before, ...partsOf(value) }))
        }
      />
      <ProductLinks product={product} />
    </section>
  );
}

/** Fields keep the shape that their descriptions say; what they hold is checked when it is saved. */
function partsOf(value: FieldValues): Partial<ProductContent> {
  const { variants: _variants, options: _options, ...parts } = value;
  return parts;
}
