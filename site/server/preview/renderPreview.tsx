import type { Logger } from "pino";
import * as v from "valibot";
import type { Visitor } from "vitrine/runtime";
import { BlockPreviewContext } from "../../blocks/BlockPreviewContext.ts";
import { type PreviewView, REACH_META } from "../../content/admin/previewWire.ts";
import type { FoundDocument, PageSource } from "../../content/PageSource.ts";
import { siteIn } from "../../content/siteSettings.ts";
import type { Previewed } from "../../store/findPreviewed.ts";
import type { Database } from "../../store/Store.ts";
import { LocaleContext } from "../../texts/LocaleContext.tsx";
import { localeOf } from "../../texts/localeOf.ts";
import { splitLanguage } from "../../texts/splitLanguage.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import type { Assets } from "../assets.ts";
import type { PageRequest } from "../pages/PageRoute.ts";
import { type Page, type RenderedPage, renderPage } from "../render/renderPage.tsx";
import { renderSitePage } from "../render/renderSitePage.tsx";
import { useStyle } from "../render/useStyle.ts";
import { applyDraft } from "./applyDraft.ts";
import { BlockNotice } from "./BlockNotice.tsx";
import { markBlocks } from "./markBlocks.ts";
import { previewAssets } from "./previewAssets.ts";
import { isPart, previewPage } from "./previewPage.tsx";

export type PreviewRequest = {
  readonly previewed: Previewed;
  readonly view: PreviewView;
  /** Who looks at it. */
  readonly user: Pick<SignedIn, "name" | "email">;
  readonly assets: Assets;
  readonly source: PageSource;
  readonly db: Database;
  readonly log: Logger;
};

/** A document with its draft as a page; where that cannot be drawn, as it is stored. */
export async function renderPreview(asked: PreviewRequest): Promise<RenderedPage> {
  const { previewed, db, log } = asked;
  const { id } = previewed.document;
  try {
    const document = await applyDraft(db, previewed);
    return await render(document, asked);
  } catch (error) {
    if (previewed.draft === undefined) throw error;
    log.error({ err: error, document: id }, "a draft could not be shown");
    const stored = { document: previewed.document, draft: undefined };
    return render(await applyDraft(db, stored), { ...asked, previewed: stored });
  }
}

async function render(document: FoundDocument, asked: PreviewRequest): Promise<RenderedPage> {
  const { previewed, view, user, assets, db } = asked;
  const request = await requestFor(document, asked);
  const { locale, site, path } = request;
  const page = await previewPage({ document, parts: partsOf(previewed.draft), request, db });
  const shown: Page = {
    ...page,
    head: { title: page.head.title, hidden: true },
    direction: view.direction,
    print: { ...page.print, is_editor_page: true, visitor: visitorOf(view, user) },
    body: (
      <BlockPreviewContext value={{ explain: (block) => <BlockNotice block={block} /> }}>
        <PreviewStyle />
        {page.body}
      </BlockPreviewContext>
    ),
  };
  const loaded = previewAssets(assets, view);
  const theme = view.theme ?? "auto";
  const { switches, look, consent } = site;
  const { language } = locale;
  const rendered = isPart(document)
    ? renderPage(
        {
          ...shown,
          ...{ language, theme, switches, look, consent },
          body: <LocaleContext value={locale}>{shown.body}</LocaleContext>,
        },
        loaded,
      )
    : renderSitePage({ page: shown, site, locale, path, theme }, loaded);
  return { ...rendered, html: markBlocks(withReach(rendered)) };
}

function PreviewStyle() {
  useStyle("preview");
  return null;
}

/** As the document would be asked for at its address, where nothing sticks. */
async function requestFor(
  { path: whole }: FoundDocument,
  { source, log }: PreviewRequest,
): Promise<PageRequest> {
  const site = await source.readSite();
  const { language, path } = splitLanguage(whole, site.language);
  const query = new URLSearchParams();
  const own = siteIn(site, language);
  return {
    ...{ path, params: {}, query, source, log, origin: undefined },
    locale: localeOf(site, language),
    site: { ...own, switches: { ...own.switches, sticky: false } },
  };
}

function partsOf(draft: unknown): unknown {
  return v.is(v.looseObject({}), draft) ? draft.product : undefined;
}

/** Whoever previews has an account; most visitors have none. Nothing can be done with either nonce. */
function visitorOf(
  { visitor }: PreviewView,
  { name, email }: PreviewRequest["user"],
): Partial<Visitor> {
  const isKnown = visitor === "signed-in";
  return { current_user: isKnown ? { display_name: name, user_email: email } : {} };
}

/** What the page may fetch, in the page: one that changes it must be loaded anew. */
function withReach({ html, policy }: RenderedPage): string {
  const quoted = policy.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return html.replace("</head>", () => `<meta name="${REACH_META}" content="${quoted}"></head>`);
}
