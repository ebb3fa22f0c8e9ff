import type { DocumentBody } from "../documentBody.ts";
import { sanitiseHtml } from "../sanitiseHtml.ts";
import type { AddressBook } from "./createAddressBook.ts";
import { type BodySurvey, expandShortcodes } from "./expandShortcodes.ts";
import { measurePictures } from "./measurePictures.ts";
import { withOwnLineMedia } from "./mediaHtml.ts";
import { outsidePreformatted } from "./outsidePreformatted.ts";
import { paragraphs } from "./paragraphs.ts";
import { rewriteAddresses } from "./rewriteAddresses.ts";
import { withoutComments } from "./withoutComments.ts";

export type ReadBody = {
  readonly body: DocumentBody;
  /** What did not come along, in words. */
  readonly lost: readonly string[];
  readonly unknownShortcodes: readonly string[];
  readonly missingPictures: readonly string[];
  /** Links to the old site for which nothing came along. */
  readonly deadLinks: number;
  /** The hosts that the pictures come from, one entry a picture. */
  readonly pictureHosts: readonly string[];
};

export type BodyContext = BodySurvey & {
  /** Where what stood on the old site stands now. Default nowhere: addresses stay as they are. */
  readonly book?: AddressBook | undefined;
};

/** Elements of foreign HTML that are taken out, as a reader of the report knows them. */
const TAKEN_OUT: readonly [tags: RegExp, words: string][] = [
  [/<script\b/gi, "script"],
  [/<style\b/gi, "style sheet"],
  [/<(?:object|embed|applet)\b/gi, "plug-in"],
  [/<(?:svg|math)\b/gi, "drawing or formula"],
];

/**
 * The content of an item as one block of sanitised HTML, with the paragraphs, galleries and players that
 * the old server made of it on every request.
 * @throws HtmlTooLong
 */
export function readBody(content: string, postId: string, survey: BodyContext): ReadBody {
  const { pictures, book } = survey;
  const { html, hasBlocks, dynamicBlocks } = withoutComments(content);
  const unknown = new Set<string>();
  const missing = new Set<string>();
  const expanded = outsidePreformatted(html, (part) => {
    const found = expandShortcodes(withOwnLineMedia(part), postId, survey);
    for (const name of found.unknown) unknown.add(name);
    for (const words of found.missing) missing.add(words);
    return found.html;
  });
  const clean = sanitiseHtml(hasBlocks ? expanded : paragraphs(expanded)).trim();
  const measured = measurePictures(clean, pictures);
  const { html: written, deadLinks } = book
    ? rewriteAddresses(measured, { book, pictures })
    : { html: measured, deadLinks: 0 };
  return {
    body: bodyOf(written),
    lost: [...dynamicBlocks.map((name) => `the block "${name}"`), ...takenOut(html)],
    unknownShortcodes: [...unknown],
    missingPictures: [...missing],
    pictureHosts: hostsOf(written),
    deadLinks,
  };
}

function bodyOf(html: string): DocumentBody {
  if (html === "") return { version: 1, blocks: [] };
  return { version: 1, blocks: [{ id: "html", type: "foreign-html", fields: { html } }] };
}

function takenOut(html: string): string[] {
  return TAKEN_OUT.flatMap(([tags, words]) => {
    const count = html.match(tags)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${words}${count === 1 ? "" : "s"}`];
  });
}

function hostsOf(html: string): string[] {
  const addresses = [...html.matchAll(/<img\b[^<>]* src="(https?:\/\/[^"]*)"/g)].map(
    ([, url = ""]) => url,
  );
  return addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url).host);
}
