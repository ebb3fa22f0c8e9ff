import type { ProductParts } from "../../store/productParts.ts";
import { plainText } from "../import/plainText.ts";
import type { ProductRow } from "./ProductRow.ts";
import type { Note } from "./ReadContext.ts";
import { MAX_NAME_LENGTH } from "./readChoices.ts";
import { shortened } from "./readPrices.ts";

/** The longest address that is kept, in UTF-16 units. */
const MAX_ADDRESS_LENGTH = 2000;

/** Where a product is sold. Only encrypted pages of other sites are linked. */
export function readOutside(row: ProductRow, note: Note): ProductParts["outside"] {
  const cell = row.text("externalUrl");
  const address = URL.canParse(cell) ? new URL(cell) : undefined;
  const isFit = address?.protocol === "https:" && address.href.length <= MAX_ADDRESS_LENGTH;
  if (!isFit) {
    const shown = cell === "" ? "is missing" : `"${shortened(cell)}" does not begin with https://`;
    note(`the address where it is sold ${shown}: it came without`);
    return null;
  }
  return { address: address.href, label: plainText(row.text("buttonText"), MAX_NAME_LENGTH) };
}
