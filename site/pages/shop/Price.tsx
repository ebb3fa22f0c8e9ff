import type { Money } from "../../content/ShownProduct.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";

export type PriceProps = {
  /** Both null where nothing has a price. */
  readonly from: Money | null;
  readonly to: Money | null;
  /** What it cost before, where it is reduced. */
  readonly regular?: Money | null | undefined;
};

/** What something costs: one price, the lowest of several, a reduced one, or none yet. */
export function Price({ from, to, regular = null }: PriceProps) {
  useStyle("shop");
  const { say, money } = useLocale();
  if (from === null) return <span className="price">{say("shop.onRequest")}</span>;
  if (to !== null && to > from) {
    return <span className="price">{say("shop.from", { price: money(from) })}</span>;
  }
  if (regular === null) return <span className="price">{money(from)}</span>;
  return (
    <span className="price">
      <span className="visually-hidden">{say("shop.regularPrice")}</span>
      <del>{money(regular)}</del>{" "}
      <span className="visually-hidden">{say("shop.reducedPrice")}</span>
      <ins>{money(from)}</ins>
    </span>
  );
}
