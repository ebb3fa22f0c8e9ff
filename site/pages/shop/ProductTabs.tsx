import type { ReactNode } from "react";
import type { NamedValues, ShownProduct } from "../../content/ShownProduct.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Comments } from "../comments/Comments.tsx";

export type ProductTabsProps = {
  readonly product: ShownProduct;
  /** The description. */
  readonly children: ReactNode;
};

/**
 * Description, details and reviews: a list of links and, below it, all they lead to. The behaviour
 * tabs shows one at a time; without it, everything can be read and the links jump.
 */
export function ProductTabs({ product, children }: ProductTabsProps) {
  useStyle("tabs");
  const { say } = useLocale();
  const tabs = useTabs(product, children);
  if (tabs.length === 0) return null;
  return (
    <div className="woocommerce-tabs wc-tabs-wrapper" data-tabs="">
      <ul className="tabs wc-tabs" aria-label={say("shop.about")}>
        {tabs.map(({ key, title }) => (
          <li key={key} className={`${key}_tab`} id={`tab-title-${key}`}>
            <a href={`#tab-${key}`}>{title}</a>
          </li>
        ))}
      </ul>
      {tabs.map(({ key, title, body }) => (
        <section
          key={key}
          className={`woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel wc-tab`}
          id={`tab-${key}`}
          aria-labelledby={`tab-heading-${key}`}
        >
          <h2 id={`tab-heading-${key}`}>{title}</h2>
          <div className="panel-body">{body}</div>
        </section>
      ))}
    </div>
  );
}

type Tab = { readonly key: string; readonly title: string; readonly body: ReactNode };

/** Those that have something to show. */
function useTabs(product: ShownProduct, description: ReactNode): readonly Tab[] {
  const { say } = useLocale();
  const { body, options, path, ratingCount, reviews, takesComments } = product;
  const details = [...options, ...product.details];
  const all = [
    {
      isShown: body.blocks.length > 0,
      key: "description",
      title: say("shop.description"),
      body: description,
    },
    {
      isShown: details.length > 0,
      key: "additional_information",
      title: say("shop.details"),
      body: <Details details={details} />,
    },
    {
      isShown: takesComments || reviews.length > 0,
      key: "reviews",
      title: say("shop.reviews", { count: ratingCount }),
      body: <Comments path={path} isReview takesComments={takesComments} comments={reviews} />,
    },
  ];
  return all.filter(({ isShown }) => isShown);
}

function Details({ details }: { readonly details: readonly NamedValues[] }) {
  return (
    <table className="woocommerce-product-attributes shop_attributes">
      <tbody>
        {details.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td dir="auto">{values.join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
