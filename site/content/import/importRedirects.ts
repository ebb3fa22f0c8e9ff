import { encodePath, pagePath } from "../pagePath.ts";
import type { ImportRun } from "./ImportRun.ts";
import type { WantedRedirect } from "./ImportSink.ts";

/** Redirects that are handed on at a time. */
const REDIRECT_BATCH = 500;

/** Leads from the addresses that the old site had to those where its things stand now. */
export async function importRedirects(run: ImportRun): Promise<void> {
  let waiting: WantedRedirect[] = [];
  const flush = async (): Promise<void> => {
    const added = await run.sink.importRedirects(waiting);
    run.writer.addOutcomes("redirect", { created: added, unchanged: waiting.length - added });
    waiting = [];
  };
  for (const redirect of redirectsOf(run)) {
    if (redirect.from === redirect.to) continue;
    waiting.push(redirect);
    if (waiting.length === REDIRECT_BATCH) await flush();
  }
  if (waiting.length > 0) await flush();
}

function* redirectsOf(run: ImportRun): Generator<WantedRedirect> {
  yield* fromDocuments(run);
  yield* fromFiles(run);
  yield* fromLists(run);
}

/** Their numbers, which every old page also had as an address, and their old paths. */
function* fromDocuments({ survey, paths, book }: ImportRun): Generator<WantedRedirect> {
  for (const [id, { kind, link, isPublished }] of survey.documents) {
    const to = paths.get(id);
    if (!isPublished || to === undefined) continue;
    yield { from: `/?${kind === "page" ? "page_id" : "p"}=${id}`, to };
    const old = book.oldSite.read(link);
    if (old && old.query.size === 0 && old.path !== "/") yield { from: old.wholePath, to };
  }
}

function* fromFiles({ survey, book }: ImportRun): Generator<WantedRedirect> {
  for (const { id } of survey.uploads.list(() => false)) {
    const to = book.linkToItem(id);
    if (to?.startsWith("/media/") && !id.startsWith("file:"))
      yield { from: `/?attachment_id=${id}`, to };
  }
  for (const [path, id] of survey.attachmentLinks) {
    const to = book.linkToItem(id);
    if (to?.startsWith("/media/")) yield { from: book.oldSite.folder + path, to };
  }
  for (const { id, addresses } of survey.uploads.list(() => false)) {
    const to = book.linkToItem(id);
    if (!to?.startsWith("/media/")) continue;
    for (const address of addresses) {
      const from = pagePath(new URL(address).pathname);
      if (from) yield { from, to };
    }
  }
}

/** Lists of categories, tags and authors, the months that have posts, and feeds. */
function* fromLists({ survey, book }: ImportRun): Generator<WantedRedirect> {
  const old = new Set(["/feed", "/comments/feed"]);
  for (const [id, { kind, slug }] of survey.terms.ids) {
    if (kind === "category") yield { from: `/?cat=${id}`, to: `/journal/${kind}/${slug}` };
  }
  for (const { kind, slug } of survey.terms.ordered().terms) {
    old.add(`/${kind}/${slug}`);
    old.add(`/${kind}/${slug}/feed`);
  }
  for (const login of survey.authors.keys()) old.add(`/author/${login}`);
  for (const { kind, link, isPublished } of survey.documents.values()) {
    const [, year, month] = /^\/(\d{4})\/(\d\d)\//.exec(book.oldSite.read(link)?.path ?? "") ?? [];
    if (kind !== "post" || !isPublished || !year) continue;
    old.add(`/${year}`);
    old.add(`/${year}/${month}`);
  }
  const host = new URL(survey.site).origin;
  for (const path of old) {
    const whole = book.oldSite.folder + path;
    const link = book.linkTo(host + encodePath(whole));
    const to = link === undefined ? undefined : pagePath(link);
    if (to) yield { from: whole, to };
  }
}
