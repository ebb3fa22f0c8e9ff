import type { LinkedNames, ProductLinks } from "./ImportedProduct.ts";
import type { ProductRow } from "./ProductRow.ts";
import type { Note } from "./ReadContext.ts";
import { shortened } from "./readPrices.ts";
import { findKey, type ProductSurvey } from "./surveyProducts.ts";

const WORDS = {
  member: "its member",
  upsell: "its upsell",
  "cross-sell": "its cross-sell",
} as const;

type Linking = { readonly survey: ProductSurvey; readonly note: Note };

/** The products that a row leads to, by what they are known by. */
export function linkedProducts(
  row: ProductRow,
  links: ProductLinks,
  linking: Linking,
): LinkedNames {
  const keysOf = (kind: keyof ProductLinks): readonly string[] => {
    const keys = links[kind].flatMap((name) => keyOf(row, { kind, name }, linking) ?? []);
    return [...new Set(keys)];
  };
  const found = {
    member: keysOf("member"),
    upsell: keysOf("upsell"),
    "cross-sell": keysOf("cross-sell"),
  };
  return { sourceId: row.key, links: found };
}

/** A variation stands for its product. A group cannot hold a group: so none goes round in a circle. */
function keyOf(
  row: ProductRow,
  { kind, name }: { readonly kind: keyof ProductLinks; readonly name: string },
  { survey, note }: Linking,
): string | undefined {
  const key = findKey(name, survey);
  const known = survey.known.get(key ?? "");
  const shown = `${WORDS[kind]} "${shortened(name)}"`;
  if (key === undefined || !known) {
    note(`${shown} is not in the file`);
    return undefined;
  }
  const target = known.type === "variation" ? findKey(known.parent, survey) : key;
  if (target === row.key) {
    if (kind === "member") note("it is a member of itself, which it cannot be");
    return undefined;
  }
  if (kind === "member" && known.type === "grouped") {
    note(`${shown} at line ${known.line} is a group itself, and groups hold no groups`);
    return undefined;
  }
  return target;
}
