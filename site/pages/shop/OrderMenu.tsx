import { PRODUCT_ORDERS } from "../../content/PageSource.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Icon } from "../Icon.tsx";
import { listAddress } from "./listAddress.ts";
import type { ProductFilters } from "./productFilters.ts";

export type OrderMenuProps = {
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
};

/** The order of the list, chosen from a menu that opens without script. */
export function OrderMenu({ filters, path }: OrderMenuProps) {
  const { say, link } = useLocale();
  return (
    <div className="order-menu">
      <button type="button" popoverTarget="order-choices">
        <span className="visually-hidden">{say("shop.order")} </span>
        {say(`shop.order.${filters.order}`)}
        <Icon name="chevron-down" />
      </button>
      <ul id="order-choices" className="choices" popover="auto" aria-label={say("shop.order")}>
        {PRODUCT_ORDERS.map((order) => (
          <li key={order}>
            <a
              href={link(listAddress(path, { ...filters, order, page: 1 }))}
              rel="nofollow"
              aria-current={order === filters.order ? "true" : undefined}
            >
              {say(`shop.order.${order}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
