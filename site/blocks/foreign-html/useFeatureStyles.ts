import { useContext } from "react";
import { PageRenderContext } from "../../server/render/PageRender.ts";
import type { StyleName } from "../../styles/styleNames.ts";

/** What foreign HTML asks the runtime for, by the words that ask, has a stylesheet of ours. */
const STYLES: readonly (readonly [words: string, style: StyleName])[] = [
  ["init-isotope", "grid"],
  ["init-infinit", "infinite-scroll"],
  ["data-tve-scroll", "parallax"],
  ["data-typist", "typing"],
  ["kt_typed_element", "typing"],
];

/** Has the page bring the stylesheets of what this HTML will come alive with. */
export function useFeatureStyles(html: string): void {
  const styles = useContext(PageRenderContext)?.styles;
  for (const [words, style] of STYLES) if (html.includes(words)) styles?.add(style);
}
