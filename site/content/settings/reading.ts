import * as v from "valibot";
import { siteSettings } from "../siteSettings.ts";
import { defineSettings } from "./SettingsGroup.ts";

/** As many as a list may have on a page: more, and a page is slow on phones. */
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));

const schema = v.object({
  postsAPage: v.optional(
    v.pipe(
      count,
      v.title("Posts on a page"),
      v.description("Of the journal, of its categories, and of the portfolio."),
    ),
    siteSettings.fallback.reading.postsAPage,
  ),
  productsAPage: v.optional(
    v.pipe(
      count,
      v.title("Products on a page"),
      v.description(
        "Of the shop. Two, three or four stand side by side, so multiples of 12 fill every row.",
      ),
    ),
    siteSettings.fallback.reading.productsAPage,
  ),
});

/** How long lists are. */
export const reading = defineSettings({
  key: "reading",
  label: "Reading",
  help: "How much visitors see on one page of a list.",
  schema,
  stored: siteSettings,
  read: ({ reading }) => reading,
  write: (site, reading) => ({ ...site, reading }),
});
