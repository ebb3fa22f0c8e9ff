import type { ImportProgress } from "../../content/import/types.ts";
import { importProducts } from "../../content/import-products/importProducts.ts";
import type { ProductReport } from "../../content/import-products/ProductReport.ts";
import { productSource } from "../../content/import-products/toProduct.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import type { Store } from "../../store/Store.ts";
import { readSetting } from "../../store/settings.ts";
import { tidyContent } from "../../store/tidyContent.ts";
import { createLocale } from "../../texts/createLocale.ts";
import type { CheckedImportRequest } from "./importRequest.ts";
import { type ProductSinkOptions, productSink } from "./productSink.ts";
import { keepRoot } from "./replaceDemo.ts";
import { type DemoOutcome, takeDemo } from "./takeDemo.ts";
import { whyStopped } from "./whyStopped.ts";

export type ProductImportContext = Omit<ProductSinkOptions, "source"> & {
  /** What the table's shop is called. Default: there is one. */
  readonly source?: string | undefined;
  /** Hears how far it is. */
  readonly tell: (progress: ImportProgress) => void;
};

/** What came, and what became of the demo. */
export type ProductResult = ProductReport & DemoOutcome;

/** Brings a table of products into a store that this process has open. */
export async function importProductsInto(
  { db }: Store,
  request: Pick<CheckedImportRequest, "file" | "replaceDemo">,
  { tell, ...options }: ProductImportContext,
): Promise<ProductResult> {
  const { language, currency } = await readSetting(db, siteSettings);
  const { say, minorUnit } = createLocale({ language, siteLanguage: language, currency });
  const { file, replaceDemo } = request;
  const demo = takeDemo(db, { replaceDemo, dryRun: options.isTrial ?? false });
  const source = productSource(options.source);
  const sink = { ...productSink(db, { ...options, source }), begin: demo.take };
  const report = await importProducts(file, sink, {
    source,
    minorUnit,
    words: { weight: say("shop.weight"), dimensions: say("shop.dimensions") },
    onProgress: tell,
    explain: whyStopped,
    isTrial: options.isTrial,
  });
  if (!report.isTrial) {
    if (replaceDemo) await keepRoot(db);
    await tidyContent(db);
  }
  return { ...report, ...(await demo.outcome()) };
}
