import type { ImportProgress } from "../../content/import/types.ts";
import { importProducts } from "../../content/import-products/importProducts.ts";
import type { ProductReport } from "../../content/import-products/ProductReport.ts";
import { productSource } from "../../content/import-products/toProduct.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import type { Store } from "../../store/Store.ts";
import { readSetting } from "../../store/settings.ts";
import { tidyContent } from "../../store/tidyContent.ts";
import { createLocale } from "../../texts/createLocale.ts";
import { type ProductSinkOptions, productSink } from "./productSink.ts";
import { whyStopped } from "./whyStopped.ts";

export type ProductImportContext = Omit<ProductSinkOptions, "source"> & {
  /** What the table's shop is called. Default: there is one. */
  readonly source?: string | undefined;
  /** Hears how far it is. */
  readonly tell: (progress: ImportProgress) => void;
};

/** Brings a table of products into a store that this process has open. */
export async function importProductsInto(
  { db }: Store,
  file: string,
  { tell, ...options }: ProductImportContext,
): Promise<ProductReport> {
  const { language, currency } = await readSetting(db, siteSettings);
  const { say, minorUnit } = createLocale({ language, siteLanguage: language, currency });
  const source = productSource(options.source);
  const report = await importProducts(file, productSink(db, { ...options, source }), {
    source,
    minorUnit,
    words: { weight: say("shop.weight"), dimensions: say("shop.dimensions") },
    onProgress: tell,
    explain: whyStopped,
    isTrial: options.isTrial,
  });
  if (!report.isTrial) await tidyContent(db);
  return report;
}
