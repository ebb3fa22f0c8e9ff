import { PickedField } from "../../admin/form/PickedField.tsx";
import type { ProductContent } from "../../content/admin/productWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useChangeProduct } from "./useProduct.ts";

const LINKS = ["members", "upsells", "cross_sells"] as const;

/** The other products to which one leads; what it holds, where it is a group. */
export function ProductLinks({ product }: { readonly product: ProductContent }) {
  const { say } = useAdminLocale();
  const change = useChangeProduct();
  return LINKS.filter((name) => name !== "members" || product.is_group).map((name) => (
    <PickedField
      key={name}
      of="product"
      label={say(`product.${name}`)}
      help={say(`product.${name}Help`)}
      value={product[name].map(({ id }) => id)}
      onChange={(ids) =>
        change(`product.${name}`, (before) => ({ ...before, [name]: linked(ids, before[name]) }))
      }
    />
  ));
}

/** The field names products by their ids; their titles are the server's to say. */
function linked(
  ids: readonly string[],
  before: ProductContent["members"],
): ProductContent["members"] {
  return ids.map((id) => before.find((one) => one.id === id) ?? { id, title: "" });
}
