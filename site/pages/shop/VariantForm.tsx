import type { ShownProduct, ShownVariant } from "../../content/ShownProduct.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { isInStock } from "./isInStock.ts";
import { Price } from "./Price.tsx";

export type VariantFormProps = { readonly product: ShownProduct };

/** From how many on a visitor is told how many are left. */
export const LOW_STOCK = 5;

/**
 * What can be chosen, each with its price and whether it can be had. Until there is a cart, the
 * button asks about the chosen one on the contact page.
 */
export function VariantForm({ product }: VariantFormProps) {
  const { say, link } = useLocale();
  const { variants, path } = product;
  const first = variants.find(isInStock) ?? variants[0];
  return (
    <form className="cart variations_form" action={link("/contact")} method="get">
      <input type="hidden" name="product" value={path} />
      {variants.length > 1 ? (
        <fieldset className="variations">
          <legend>{product.options.map(({ name }) => name).join(" · ")}</legend>
          {variants.map((variant) => (
            <VariantChoice
              key={variant.id}
              variant={variant}
              isFirst={variant === first}
              name={product.options.map((option) => variant.choice[option.name]).join(" · ")}
            />
          ))}
        </fieldset>
      ) : (
        variants.map((variant) => <Stock key={variant.id} variant={variant} />)
      )}
      <button type="submit" className="button single_add_to_cart_button">
        {say("shop.ask")}
      </button>
      <p className="note">{say("shop.taxNote")}</p>
    </form>
  );
}

type VariantChoiceProps = {
  readonly variant: ShownVariant;
  readonly name: string;
  readonly isFirst: boolean;
};

function VariantChoice({ variant, name, isFirst }: VariantChoiceProps) {
  const { price, regularPrice } = variant;
  return (
    <label className="variation" data-stock={isInStock(variant) ? "in" : "out"}>
      <input
        type="radio"
        name="variant"
        value={variant.sku ?? variant.id}
        defaultChecked={isFirst}
      />
      <span className="variation-name" dir="auto">
        {name}
      </span>
      <Stock variant={variant} />
      <Price from={price} to={price} regular={regularPrice} />
    </label>
  );
}

function Stock({ variant }: { readonly variant: ShownVariant }) {
  const { say } = useLocale();
  const { stock } = variant;
  if (!isInStock(variant)) return <span className="stock out-of-stock">{say("shop.soldOut")}</span>;
  const isLow = stock !== null && stock <= LOW_STOCK;
  return (
    <span className="stock in-stock">
      {isLow ? say("shop.lowStock", { count: stock }) : say("shop.inStock")}
    </span>
  );
}
