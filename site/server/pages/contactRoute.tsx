import { AskedProductContext } from "../../blocks/contact-form/AskedProductContext.ts";
import type { ProductChoices } from "../../content/ShownProduct.ts";
import type { Page } from "../render/renderPage.tsx";
import { documentPage } from "./documentPage.tsx";
import type { PageRequest, PageRoute } from "./PageRoute.ts";

/** How long the address of a product, and the number of a variant, may be here. */
const MAX_ASKED = 200;

/**
 * The page that products lead to with "Ask about this product": `?product` is the product's address
 * or its last step, `?variant` what was chosen. Its form then says which. Only products that are
 * there count, so that no address puts a stranger's words into the form, and such a page is never
 * kept, so that no address fills the cache.
 */
export const contactRoute: PageRoute = {
  pattern: "/contact",
  summary:
    "The page with the contact form; ?product and ?variant name the print that is asked about.",
  query(asked) {
    const [product, variant] = ["product", "variant"].map((name) => asked.get(name) ?? "");
    if (!product || product.length > MAX_ASKED) return new URLSearchParams();
    const isShort = variant && variant.length <= MAX_ASKED;
    return new URLSearchParams({ product, ...(isShort && { variant }) });
  },
  make: contactPage,
};

async function contactPage(request: PageRequest): Promise<Page | undefined> {
  if (!request.query.has("product")) return documentPage(request);
  const [page, product] = await Promise.all([documentPage(request), findProduct(request)]);
  return (
    page && {
      ...page,
      isKept: false,
      body: (
        <AskedProductContext value={product && nameOf(product, request.query.get("variant"))}>
          {page.body}
        </AskedProductContext>
      ),
    }
  );
}

function findProduct({ query, source }: PageRequest): Promise<ProductChoices | undefined> {
  const asked = query.get("product") ?? "";
  return source.findProductChoices(asked.startsWith("/") ? asked : `/shop/${asked}`);
}

/** "Seven Islands, A3, framed (HT-7I-A3)": what a person and a storeroom call it. */
function nameOf({ title, variants, options }: ProductChoices, asked: string | null): string {
  const variant = variants.find(({ sku, id }) => (sku ?? id) === asked);
  const choice = options.flatMap(({ name }) => variant?.choice[name] ?? []);
  const name = [title, ...choice].join(", ");
  return variant?.sku ? `${name} (${variant.sku})` : name;
}
