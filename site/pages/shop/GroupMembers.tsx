import type { ListedProduct } from "../../content/ShownProduct.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { useContentLanguage } from "../../texts/useContentLanguage.ts";
import { Price } from "./Price.tsx";

export type GroupMembersProps = { readonly members: readonly ListedProduct[] };

/** What a group holds: each with its price and the way to its page; whether it can be had is told where it cannot. */
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
  const { path, title, priceFrom, priceTo, regularPrice, isInStock } = member;
  return (
    <li className="group-member">
      <a href={page(path)} dir="auto" {...own}>
        {title || say("site.untitled")}
      </a>
      <Price from={priceFrom} to={priceTo} regular={regularPrice} />
      {!isInStock && <span className="stock out-of-stock">{say("shop.soldOut")}</span>}
    </li>
  );
}
