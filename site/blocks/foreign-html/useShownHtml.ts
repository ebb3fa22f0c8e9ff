import { useLightbox } from "../../server/render/useLightbox.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { localiseLinks } from "../localiseLinks.ts";
import { frameWide } from "./frameWide.ts";
import { linkMediaElsewhere } from "./linkMediaElsewhere.ts";
import { useFeatureStyles } from "./useFeatureStyles.ts";
import { useFilmsReach } from "./useFilmsReach.ts";
import { withPictureSizes } from "./withPictureSizes.ts";

/** Where something may open over the page: pictures, and what an author marked. */
const OPENS =
  /\.(?:png|jpe?g|gif|tiff|bmp|webp|avif|svg|jfif)\b|lightbox|videolight|mfp-|ajax-popup/i;

/**
 * The HTML of a foreignHtmlField as a page prints it: nothing in it asks another host before a
 * visitor does, and its links to this site lead to the page's language.
 */
export function useShownHtml(html: string): { readonly __html: string } {
  const { say, link, prefix } = useLocale();
  useFeatureStyles(html);
  useLightbox(OPENS.test(html));
  const here = withPictureSizes(linkMediaElsewhere(html, say));
  const shown = frameWide(here, say("content.table"));
  useFilmsReach(shown);
  // In the site's own language links stay as they are, and looking for them takes a while.
  return { __html: prefix === "" ? shown : localiseLinks(shown, link) };
}
