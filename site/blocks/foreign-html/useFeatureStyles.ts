import { useContext } from "react";
import { PageRenderContext } from "../../server/render/PageRender.ts";
import type { StyleName } from "../../styles/styleNames.ts";

/** How other systems mark films and sounds, and we do. */
export const PLAYER_WORDS = [
  "wp-video-shortcode",
  "wp-audio-shortcode",
  "tcb-video-shortcode",
  "data-player",
];

/** What foreign HTML asks the runtime for, by the words that ask, has a stylesheet of ours. */
const STYLES: readonly (readonly [words: string, style: StyleName])[] = [
  ["alignfull", "wide"],
  ["alignwide", "wide"],
  ["collapse-next", "collapse"],
  ["data-target", "collapse"],
  ["kad-animation", "entrance"],
  ["kt-animate-fade-in", "entrance"],
  ["kt-pb-animation", "entrance"],
  ["init-isotope", "grid"],
  ["init-mosaic-isotope", "grid"],
  ["init-infinit", "infinite-scroll"],
  ["data-tve-scroll", "parallax"],
  ...PLAYER_WORDS.map((word) => [word, "player"] as const),
  ["<select", "select"],
  ["kt-custom-row-full", "stretched-row"],
  ["panel-row-style-wide-", "stretched-row"],
  ["data-toggle", "tabs"],
  ["woocommerce-tabs", "tabs"],
  ["data-typist", "typing"],
  ["kt_typed_element", "typing"],
];

/** Has the page bring the stylesheets of what this HTML will come alive with. */
export function useFeatureStyles(html: string): void {
  const styles = useContext(PageRenderContext)?.styles;
  for (const [words, style] of STYLES) if (html.includes(words)) styles?.add(style);
}
