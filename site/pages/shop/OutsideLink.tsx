import type { ShownProduct } from "../../content/ShownProduct.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";

export type OutsideLinkProps = { readonly outside: NonNullable<ShownProduct["outside"]> };

/** Where a product is sold that is not sold here: a link that says which site it leads to. */
export function OutsideLink({ outside: { address, label } }: OutsideLinkProps) {
  const { say } = useLocale();
  return (
    <div className="cart outside-offer">
      <a
        className="button single_add_to_cart_button"
        href={address}
        rel="external nofollow noopener"
        aria-describedby={NOTE_ID}
        dir="auto"
      >
        {label || say("shop.buyElsewhere")}
      </a>
      <p className="note" id={NOTE_ID}>
        {say("shop.leadsTo", { site: new URL(address).host })}
      </p>
    </div>
  );
}

const NOTE_ID = "outside-offer";
