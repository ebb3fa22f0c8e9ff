import { memo, useState } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { IconButton } from "../../admin/controls/IconButton.tsx";
import { tell } from "../../admin/feedback/messages.ts";
import { useIsWrongBelow } from "../../admin/form/FieldIssuesContext.ts";
import { SwitchField } from "../../admin/form/SwitchField.tsx";
import type { EditedVariant } from "../../content/admin/productWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { SaleFields } from "./SaleFields.tsx";
import { useChangeProduct } from "./useProduct.ts";
import { PriceField, SkuField, StockField } from "./variantFields.tsx";

export type VariantRowProps = {
  readonly variant: EditedVariant;
  readonly index: number;
  /** What is chosen; "" where there is nothing to choose. */
  readonly name: string;
  readonly isOnly: boolean;
};

/** One way to choose: its number, price and stock in a row, and a reduction below where it is wanted. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { variant, index, name, isOnly } = props;
  const { say } = useAdminLocale();
  const path = `product.variants.${index}`;
  const change = useChangeVariant(index);
  const isWrong = useIsWrongBelow(`${path}.sale`);
  const [isOpen, setOpen] = useState(isOnly || variant.sale !== null);
  if (isWrong && !isOpen) setOpen(true);
  const field = { variant, path, change };
  return (
    <li className="variant">
      {name !== "" && (
        <h3 className="variant-name">
          <bdi>{name}</bdi>
        </h3>
      )}
      <div className="variant-fields">
        <PriceField {...field} />
        <StockField {...field} />
        <SkuField {...field} />
        {!isOnly && <VariantButtons {...props} isOpen={isOpen} onOpen={setOpen} />}
      </div>
      {isOpen && (
        <div className="variant-more">
          <SaleFields {...field} />
          <SwitchField
            label={say("product.backorders")}
            value={variant.takes_backorders}
            onChange={(takes_backorders) => change({ takes_backorders })}
          />
        </div>
      )}
    </li>
  );
});

/** Changes parts of a variant, by its place. */
export type ChangeVariant = (patch: Partial<EditedVariant>) => void;

function useChangeVariant(index: number): ChangeVariant {
  const change = useChangeProduct();
  return (patch) =>
    change(`product.variants.${index}${patchedPart(patch)}`, (product) => ({
      ...product,
      variants: product.variants.map((one, at) => (at === index ? { ...one, ...patch } : one)),
    }));
}

/** Only what was changed is right now; of several parts, nobody knows. */
function patchedPart(patch: Partial<EditedVariant>): string {
  const [part, other] = Object.keys(patch);
  return part !== undefined && other === undefined ? `.${part}` : "";
}

type VariantButtonsProps = VariantRowProps & {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

function VariantButtons({ variant, index, name, isOpen, onOpen }: VariantButtonsProps) {
  const { say } = useAdminLocale();
  const change = useChangeProduct();
  function remove(): void {
    change("product.variants", (product) => ({
      ...product,
      variants: product.variants.filter((_, at) => at !== index),
    }));
    const act = () =>
      change("product.variants", (product) => ({
        ...product,
        variants: product.variants.toSpliced(index, 0, variant),
      }));
    tell({
      text: say("product.removed", { name }),
      undo: { label: say("feedback.undo"), act },
    });
  }
  return (
    <div className="variant-buttons">
      <Button look="plain" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {say("product.sale")}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <IconButton icon="trash" label={say("product.remove", { name })} onClick={remove} />
    </div>
  );
}
