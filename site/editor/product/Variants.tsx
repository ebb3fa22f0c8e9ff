import { useState } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { useFieldIssue } from "../../admin/form/FieldIssuesContext.ts";
import type { EditedVariant, NamedValues } from "../../content/admin/productWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { MAX_VARIANTS, readyChoices } from "./followOptions.ts";
import { VariantRow } from "./VariantRow.tsx";

export type VariantsProps = {
  readonly variants: readonly EditedVariant[];
  readonly options: readonly NamedValues[];
};

/** How many variants are shown at once: each has several fields. */
export const SHOWN_VARIANTS = 30;

/** What each way to choose costs, and how many of it there are. */
export function Variants({ variants, options }: VariantsProps) {
  const { say } = useAdminLocale();
  const [count, setCount] = useState(SHOWN_VARIANTS);
  const problem = useFieldIssue("product");
  const isWaiting = readyChoices(options) === undefined;
  return (
    <fieldset className="variants">
      <legend>{say(options.length > 0 ? "product.variants" : "product.price")}</legend>
      {problem !== undefined && <p className="field-error">{problem}</p>}
      {isWaiting && <p className="field-help">{say("product.waiting", { count: MAX_VARIANTS })}</p>}
      <ul className="variant-list">
        {variants.slice(0, count).map((variant, index) => (
          <VariantRow
            // biome-ignore lint/suspicious/noArrayIndexKey: one whose choice is renamed stays, with the focus in it.
            key={index}
            variant={variant}
            index={index}
            name={Object.values(variant.choice).join(" · ")}
            isOnly={variants.length === 1}
          />
        ))}
      </ul>
      {variants.length > count && (
        <Button onClick={() => setCount(count + SHOWN_VARIANTS)}>
          {say("product.more", { count: variants.length - count })}
        </Button>
      )}
    </fieldset>
  );
}
