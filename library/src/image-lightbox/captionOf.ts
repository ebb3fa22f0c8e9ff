import { plainText } from "../browser/plainText.ts";

/**
 * What a link's picture is called: what its gallery says first, else its alternative text, else its
 * title, else its caption (TH-027 to TH-029); before these, the name of the post that it belongs to.
 */
export function captionOf(link: Element, ...own: readonly (string | null | undefined)[]): string {
  const image = link.querySelector("img");
  return firstOf(
    ...own,
    image?.dataset.postTitle ?? link.getAttribute("data-post-title"),
    image?.alt,
    link.getAttribute("title") || image?.title,
    image?.dataset.caption,
    captionBeside(link),
  );
}

/** The caption that stands on the page, beside a link's picture. */
export function captionBeside(link: Element): string {
  const place = link.closest(".blocks-gallery-item,figure,.wp-caption,.gallery-item");
  const caption = place?.querySelector("figcaption,.wp-caption-text,.gallery-caption");
  // A figure around a whole gallery has a caption that is nobody's own.
  const isOwn = caption && place?.querySelectorAll("a[href] img").length === 1;
  return isOwn ? (caption.textContent ?? "") : "";
}

function firstOf(...texts: readonly (string | null | undefined)[]): string {
  const inLine = texts.map((text) => plainText(text ?? "").replace(/\s+/g, " "));
  return inLine.find((text) => text !== "") ?? "";
}
