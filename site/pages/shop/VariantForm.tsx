import { Select } from "vitrine/select";
import type { ShownProduct, ShownVariant } from "../../content/ShownProduct.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { isolated } from "../forms/isolated.ts";
import { availabilityOf } from "./availabilityOf.ts";
import { Price } from "./Price.tsx";

export type VariantFormProps = { readonly product: ShownProduct };

/** From how many on a visitor is told how many are left. */
export const LOW_STOCK = 5;

/** So many kinds stand below one another, each with its price; more are a menu. */
export const LONGEST_LIST = 4;

const MENU_ID = "variant";

/**
 * What can be chosen, each with its price and whether it can be had. Until there is a cart, the
 * button asks about the chosen one on the contact page.
 */
export function VariantForm({ product }: VariantFormProps) {
  const { say, link } = useLocale();
  const { variants, path } = product;
  const first = variants.find(canBeHad) ?? variants[0];
  const label = product.options.map(({ name }) => name).join(" · ");
  const nameOf = ({ choice }: ShownVariant): string =>
    product.options.map(({ name }) => choice[name]).join(" · ");
  return (
    <form className="cart variations_form" action={link("/contact")} method="get">
      <input type="hidden" name="product" value={path} />
      {variants.length > LONGEST_LIST && (
        <div className="variation-menu">
          <label htmlFor={MENU_ID}>{label}</label>
          <VariantMenu variants={variants} chosen={first} nameOf={nameOf} />
        </div>
      )}
      {variants.length > 1 && variants.length <= LONGEST_LIST && (
        <fieldset className="variations">
          <legend>{label}</legend>
          {variants.map((variant) => (
            <VariantChoice
              key={variant.id}
              variant={variant}
              isFirst={variant === first}
              name={nameOf(variant)}
            />
          ))}
        </fieldset>
      )}
      {variants.length === 1 && first && !product.isGroup && <Stock variant={first} />}
      <button type="submit" className="button single_add_to_cart_button">
        {say("shop.ask")}
      </button>
      <p className="note">{say("shop.taxNote")}</p>
    </form>
  );
}

type VariantMenuProps = {
  readonly variants: readonly ShownVariant[];
  readonly chosen: ShownVariant | undefined;
  readonly nameOf: (variant: ShownVariant) => string;
};

function VariantMenu({ variants, chosen, nameOf }: VariantMenuProps) {
  useStyle("select");
  const { say, money } = useLocale();
  const sayStock = useStockText();
  return (
    <Select id={MENU_ID} name="variant" defaultValue={chosen && codeOf(chosen)}>
      {variants.map((variant) => {
        const { id, price } = variant;
        const cost = price === null ? say("shop.onRequest") : money(price);
        const rest = isolated(`${cost} · ${sayStock(variant)}`);
        return (
          <option key={id} value={codeOf(variant)}>
            {/* The name begins it as it is: browsers find an option by the letters that are typed. */}
            {`${nameOf(variant)} · ${rest}`}
          </option>
        );
      })}
    </Select>
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
    <label className="variation" data-stock={canBeHad(variant) ? "in" : "out"}>
      <input type="radio" name="variant" value={codeOf(variant)} defaultChecked={isFirst} />
      <span className="variation-name" dir="auto">
        {name}
      </span>
      <Stock variant={variant} />
      <Price from={price} to={price} regular={regularPrice} />
    </label>
  );
}

function Stock({ variant }: { readonly variant: ShownVariant }) {
  const sayStock = useStockText();
  return <span className={`stock ${availabilityOf(variant)}`}>{sayStock(variant)}</span>;
}

/** Whether one can be had, in words. */
function useStockText(): (variant: ShownVariant) => string {
  const { say } = useLocale();
  return (variant) => {
    const { stock } = variant;
    const availability = availabilityOf(variant);
    if (availability === "out-of-stock") return say("shop.soldOut");
    if (availability === "on-order") return say("shop.onOrder");
    const isLow = stock !== null && stock <= LOW_STOCK;
    return isLow ? say("shop.lowStock", { count: stock }) : say("shop.inStock");
  };
}

function canBeHad(variant: ShownVariant): boolean {
  return availabilityOf(variant) !== "out-of-stock";
}

const codeOf = ({ sku, id }: ShownVariant): string | number => sku ?? id;
