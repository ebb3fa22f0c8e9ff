import type { PageOptionsSource } from "../PageOptions.ts";
import { builderRuns } from "./builderRuns.ts";
import { readAnalytics } from "./readAnalytics.ts";
import { readAntiSpam } from "./readAntiSpam.ts";
import { readContactForm } from "./readContactForm.ts";
import { readLightbox } from "./readLightbox.ts";
import { readPageBuilder } from "./readPageBuilder.ts";

/** The page options of a page that another system wrote. Fetched only where such a page is. */
export async function readForeignOptions(document: Document): Promise<PageOptionsSource> {
  const globals = (document.defaultView ?? {}) as Readonly<Record<string, unknown>>;
  return {
    builderRuns: await builderRuns(globals),
    ...readPageBuilder(globals),
    ...readContactForm(globals),
    ...readAntiSpam(globals),
    ...readAnalytics(globals),
    ...readLightbox(globals),
  };
}
