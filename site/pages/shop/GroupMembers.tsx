import type { ListedProduct } from "../../content/ShownProduct.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { useContentLanguage } from "../../texts/useContentLanguage.ts";
import { Price } from "./Price.tsx";

export type GroupMembersProps = { readonly members: readonly ListedProduct[] };

/** What a group holds: each with its price, whether it can be had, and the way to its page. */
export function GroupMembers({ members }: GroupMembersProps) {
  const { say } = useLocale();
  return (
    <section className="group-members">
      <h2 className="group-title">{say("shop.members")}</h2>
      <ul>
        {members.map((member) => (
          <GroupMember key={member.path} member={member} />
        ))}
      </ul>
    </section>
  );
}

function GroupMember({ member }: { readonly member: ListedProduct }) {
  const { say, page } = useLocale();
  const own = useContentLanguage();
  const { path, title, priceFrom, priceTo, isInStock } = member;
  return (
    <li className="group-member">
      <a href={page(path)} dir="auto" {...own}>
        {title || say("site.untitled")}
      </a>
      <Price from={priceFrom} to={priceTo} />
      <span className={`stock ${isInStock ? "in-stock" : "out-of-stock"}`}>
        {say(isInStock ? "shop.inStock" : "shop.soldOut")}
      </span>
    </li>
  );
}
