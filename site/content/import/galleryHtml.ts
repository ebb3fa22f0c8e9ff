import type { Picture, Pictures } from "./createPictures.ts";
import { escapeHtml } from "./escapeHtml.ts";

export type GalleryAnswer = {
  readonly html: string;
  /** What it asks for and the export does not hold, in words. */
  readonly missing: readonly string[];
};

/** A gallery has this many columns where it does not say. */
export const DEFAULT_COLUMNS = 3;

/**
 * The markup of `[gallery]`, as the block editor would write it: pictures that link to themselves in
 * full size, which is what a lightbox looks for.
 * @param postId - whose pictures are shown where the shortcode names none
 */
export function galleryHtml(
  attributes: Readonly<Record<string, string>>,
  postId: string,
  pictures: Pictures,
): GalleryAnswer {
  const { shown, missing } = choose(attributes, postId, pictures);
  if (shown.length === 0) return { html: "", missing };
  const columns = Math.min(
    9,
    Math.max(1, Number.parseInt(attributes.columns ?? "", 10) || DEFAULT_COLUMNS),
  );
  const links = attributes.link !== "none";
  const items = shown.map((picture) => itemHtml(picture, links)).join("\n");
  const html = `<figure class="wp-block-gallery columns-${columns} is-cropped"><ul class="blocks-gallery-grid">\n${items}\n</ul></figure>`;
  return { html, missing };
}

function choose(
  attributes: Readonly<Record<string, string>>,
  postId: string,
  pictures: Pictures,
): { shown: Picture[]; missing: string[] } {
  const named = idsIn(attributes.ids || attributes.include);
  if (named.length === 0) {
    const excluded = new Set(idsIn(attributes.exclude));
    const all = pictures.of(idsIn(attributes.id)[0] ?? postId);
    const shown = all.filter(({ id }) => !excluded.has(id));
    return { shown, missing: shown.length === 0 ? ["all pictures of a gallery"] : [] };
  }
  const shown = named.map((id) => pictures.byId(id)).filter((one) => one !== undefined);
  return { shown, missing: named.filter((id) => !pictures.byId(id)).map(inWords) };
}

function inWords(id: string): string {
  return `picture ${id} of a gallery`;
}

function idsIn(list = ""): string[] {
  return list.split(/[\s,]+/).filter((id) => /^\d{1,20}$/.test(id));
}

function itemHtml(picture: Picture, links: boolean): string {
  const { url, width, height, caption, medium } = picture;
  // A link must have a name, and the picture is all there is in it.
  const alt = picture.alt || (links ? caption || picture.title || "Picture" : "");
  const shown = medium ?? { url, width, height };
  const measures =
    shown.width && shown.height ? ` width="${shown.width}" height="${shown.height}"` : "";
  const image = `<img src="${escapeHtml(shown.url)}" alt="${escapeHtml(alt)}"${measures} />`;
  const inside = links ? `<a href="${escapeHtml(url)}">${image}</a>` : image;
  const text =
    caption &&
    `<figcaption class="blocks-gallery-item__caption">${escapeHtml(caption)}</figcaption>`;
  return `<li class="blocks-gallery-item"><figure>${inside}${text}</figure></li>`;
}
