import { useLocale } from "../../texts/LocaleContext.tsx";
import { Icon } from "../Icon.tsx";
import { listAddress } from "./listAddress.ts";
import type { ProductFilters } from "./productFilters.ts";

export type ViewToggleProps = {
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
};

/** Grid or list, as links; a later behaviour switches without a new page. */
export function ViewToggle({ filters, path }: ViewToggleProps) {
  const { say, link } = useLocale();
  return (
    <nav className="kt_product_toggle_container" aria-label={say("shop.view")}>
      {(["grid", "list"] as const).map((view) => (
        <a
          key={view}
          className={`toggle_${view}${view === filters.view ? " toggle_active" : ""}`}
          href={link(listAddress(path, { ...filters, view }))}
          rel="nofollow"
          aria-current={view === filters.view ? "true" : undefined}
          aria-label={say(view === "grid" ? "shop.viewGrid" : "shop.viewList")}
        >
          <Icon name={view} />
        </a>
      ))}
    </nav>
  );
}
