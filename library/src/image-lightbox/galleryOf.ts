import { captionBeside, captionOf } from "./captionOf.ts";
import { isLightboxLink } from "./isLightboxLink.ts";

/** Links that open together, and what each is called. */
export type Gallery = {
  readonly links: readonly HTMLAnchorElement[];
  readonly caption: (link: Element) => string;
  /** What the theme calls the pop-up of such a gallery, for its own styles. */
  readonly className?: string;
};

type Rule = {
  readonly container: string;
  /** Which links in it. Default all that open. */
  readonly link?: string;
  readonly caption: (link: Element, container: Element) => string;
  readonly className?: (container: Element) => string;
};

const imageOf = (link: Element): HTMLImageElement | null => link.querySelector("img");
const title = (link: Element): string | null => link.getAttribute("title");
const data = (link: Element): string | undefined => imageOf(link)?.dataset.caption;

/** The theme's galleries (contract, section 2): of several that hold a link, the last one counts. */
const RULES: readonly Rule[] = [
  // What the shortcode of any theme writes.
  {
    container: ".gallery[class*=galleryid-]",
    caption: (link) => captionOf(link, captionBeside(link)),
  },
  {
    container: ".woocommerce-product-gallery__wrapper",
    caption: (link) => captionOf(link, data(link), title(link)),
  },
  { container: ".kad-light-gallery", caption: (link) => captionOf(link, title(link)) },
  { container: ".kad-light-wp-gallery", caption: (link) => captionOf(link, data(link)) },
  {
    container: ".kad-light-mosaic-gallery",
    caption: (link) =>
      captionOf(
        link,
        link.closest(".gallery_item")?.querySelector<HTMLElement>("img[data-caption]")?.dataset
          .caption,
      ),
  },
  { container: ".wp-block-gallery", caption: (link) => captionOf(link, captionBeside(link)) },
  {
    container: ".kb-gallery-magnific-init",
    link: "li.kadence-blocks-gallery-item a.kb-gallery-item-link",
    // Its author says whether there are captions; none is made up.
    caption: (link, container) =>
      container.getAttribute("data-lightbox-caption") === "true"
        ? captionOf(
            link,
            link
              .closest(".kadence-blocks-gallery-item")
              ?.querySelector(".kadence-blocks-gallery-item__caption")?.textContent,
          )
        : "",
    className: (container) =>
      `mfp-kt-blocks kb-gal-light-filter-${container.getAttribute("data-image-filter") ?? "none"}`,
  },
];

/** What sliders repeat so that they go round, and what a filter has put aside. */
const LEFT_OUT = ".clone,.slick-cloned,[hidden],[data-vitrine-out]";

/** The gallery that a link belongs to; most are alone. */
export function galleryOf(link: HTMLAnchorElement): Gallery {
  for (const rule of [...RULES].reverse()) {
    const container = link.closest(rule.container);
    if (!container || !link.matches(rule.link ?? "a")) continue;
    const links = [...container.querySelectorAll(rule.link ?? "a")]
      .filter(isLightboxLink)
      .filter((one) => one === link || !one.closest(LEFT_OUT));
    return {
      links,
      caption: (one) => rule.caption(one, container),
      ...(rule.className && { className: rule.className(container) }),
    };
  }
  return { links: [link], caption: (one) => captionOf(one) };
}
