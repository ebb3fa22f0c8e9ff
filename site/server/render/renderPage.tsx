import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CONSENT_FRESHNESS } from "vitrine/consent";
import { PAGE_BLOCK_ID, type Visitor } from "vitrine/runtime";
import type { Theme } from "vitrine/theme-switch/theme";
import { accentColours } from "../../content/accentColours.ts";
import type { SiteSettings } from "../../content/siteSettings.ts";
import { directionOf } from "../../texts/languages.ts";
import type { Assets } from "../assets.ts";
import { policyBeyond } from "../securityHeaders.ts";
import { loadedBy } from "./loadedBy.tsx";
import { newPageRender, type PageRender, PageRenderContext } from "./PageRender.ts";
import { splitHints } from "./splitHints.ts";
import { spriteOf } from "./spriteOf.tsx";

export type PageHead = {
  readonly title: string;
  readonly description?: string | undefined;
  /** The page's own address, absolute. */
  readonly canonical?: string | undefined;
  /** Kept out of search engines, as errors are. Default false. */
  readonly hidden?: boolean;
  /** What the page is to those who share it: Open Graph properties. */
  readonly properties?: readonly PageProperty[];
  /** Feeds and translations. */
  readonly links?: readonly PageLink[];
  /** What search engines read of it: JSON-LD. */
  readonly data?: readonly object[];
};

export type PageProperty = { readonly property: string; readonly content: string };

export type PageLink = {
  readonly rel: "alternate";
  readonly href: string;
  readonly hrefLang?: string;
  readonly type?: string;
  readonly title?: string;
};

/** What the browser is told of the page; the same for every visitor, so that it can be cached. */
export type PagePrint = {
  readonly post_type?: string;
  readonly post_id?: string;
  readonly post_request_data?: Readonly<Record<string, unknown>>;
  /** In previews alone. */
  readonly is_editor_page?: true;
  /** Whose page it is, in place of asking; in previews alone. */
  readonly visitor?: Partial<Visitor>;
};

export type PageStatus = 200 | 403 | 404 | 409 | 422 | 429 | 503;

export type Page = {
  /** Default 200; a page of a list that is not there is 404, one that answers a form may be others. */
  readonly status?: PageStatus;
  /** Whether it is worth keeping; what only one visitor may ever ask for is not. Default true. */
  readonly isKept?: boolean;
  /** Beside those of every page, on pages that are not kept. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly head: PageHead;
  readonly print: PagePrint;
  readonly body: ReactNode;
  /** Default that of the language. */
  readonly direction?: "ltr" | "rtl" | undefined;
};

/** A page, and how it is shown to the visitor who asked for it. */
export type WholePage = Page & {
  /** BCP 47. */
  readonly language: string;
  /** As the visitor chose. */
  readonly theme: Theme;
  /** What the site's owner has switched on. */
  readonly switches: SiteSettings["switches"];
  readonly look: SiteSettings["look"];
  readonly consent: SiteSettings["consent"];
};

/**
 * The longest body, in characters, that is painted only once all of it is there. It arrives in one
 * flight or two: painted earlier, it would be laid out twice, the second time while a visitor may
 * already touch it. Longer ones show their beginning first.
 */
const PAINTED_WHOLE = 100_000;

/** How a document ends that has a head and nothing else. */
const END_OF_HEAD = "</head></html>";

/** A page as HTML, and what its policy says beside that of every page. */
export type RenderedPage = { readonly html: string; readonly policy: string };

/** A whole page as HTML. The body comes first: the head links what stands in it. */
export function renderPage(
  { head, print, body, language, theme, switches, look, consent, direction }: WholePage,
  assets: Assets,
): RenderedPage {
  const page = newPageRender();
  const [hints, inside] = splitHints(
    renderToStaticMarkup(<PageRenderContext value={page}>{body}</PageRenderContext>),
  );
  const opening = renderToStaticMarkup(
    <html
      lang={language}
      dir={direction ?? directionOf(language)}
      data-theme={theme === "auto" ? undefined : theme}
    >
      <HeadElement head={head} isPaintedWhole={inside.length <= PAINTED_WHOLE} />
    </html>,
  ).slice(0, -END_OF_HEAD.length);
  // Put together as text: what React is handed to print as it is, it copies once more.
  const html =
    `<!doctype html>${opening}${loadedBy(page, assets)}${accentStyle(look)}${hints}</head>` +
    `<body id="top"${switchAttributes(switches)}${consentAttributes(consent)}>${spriteOf(page.icons)}${inside}` +
    `${pageBlock({ ...print, ...toldBy(page) })}${linkedData(head.data)}</body></html>`;
  return { html, policy: policyBeyond(page.reach) };
}

/** The owner's colour in place of the stylesheet's; who asked for more contrast keeps that. */
function accentStyle({ accent }: WholePage["look"]): string {
  if (!accent) return "";
  const { light, dark, onLight, onDark } = accentColours(accent);
  const rules = `--accent:light-dark(${light},${dark});--accent-ink:light-dark(${onLight},${onDark})`;
  return `<style>@media not (prefers-contrast:more){:root{${rules}}}</style>`;
}

/** As themes of other systems write them, so that behaviours read the same on any page. */
function switchAttributes(switches: WholePage["switches"]): string {
  const { sticky, animate, jsselect, productTabScroll } = switches;
  const attributes = { sticky, animate, jsselect, "product-tab-scroll": productTabScroll };
  return Object.entries(attributes)
    .map(([name, on]) => ` data-${name}="${on ? 1 : 0}"`)
    .join("");
}

const SECONDS_A_DAY = 86_400;

/** What the browser assumes where nothing stands is left out; see library/src/browser/consent.ts. */
function consentAttributes({ isAsked, days }: WholePage["consent"]): string {
  const seconds = days * SECONDS_A_DAY;
  return (
    (isAsked ? "" : ' data-vitrine-consent="marketing"') +
    (seconds === CONSENT_FRESHNESS ? "" : ` data-vitrine-consent-seconds="${seconds}"`)
  );
}

type HeadElementProps = { readonly head: PageHead; readonly isPaintedWhole: boolean };

function HeadElement({ head, isPaintedWhole }: HeadElementProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.hidden && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.links?.map((link) => (
        <link key={link.rel + link.href + link.hrefLang} {...link} />
      ))}
      {head.properties?.map(({ property, content }) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {isPaintedWhole && <link rel="expect" href={`#${PAGE_BLOCK_ID}`} blocking="render" />}
    </head>
  );
}

/** What the browser is told of what stands on the page. */
function toldBy({ contactForms, islandProps, lightbox = {} }: PageRender): object {
  return {
    contactForm: contactForms.options,
    ...(Object.keys(lightbox).length > 0 && { lightbox }),
    islands: islandProps,
  };
}

/** The options as a block of data, which no policy calls script. */
function pageBlock(options: object): string {
  return `<script type="application/json" id="${PAGE_BLOCK_ID}">${dataText(options)}</script>`;
}

function linkedData(data: readonly object[] = []): string {
  return data.map((one) => `<script type="application/ld+json">${dataText(one)}</script>`).join("");
}

/** JSON inside a page: `<` could end the block early. */
function dataText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
