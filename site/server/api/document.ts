import * as v from "valibot";
import { API_ROOT, BODIES, type ContentDocument, DOCUMENT_KINDS } from "vitrine/api";
import { findPublicDocument } from "../../store/publicDocuments.ts";
import { SiteError } from "../SiteError.ts";
import type { ApiAddress, ApiOptions, Made } from "./ApiOptions.ts";
import { findMoved } from "./findMoved.ts";
import { readParameters } from "./readParameters.ts";
import { toBody } from "./toBody.ts";
import { toListed } from "./toDocument.ts";

export const path = v.pipe(
  v.string(),
  v.startsWith("/", "must start with /"),
  v.maxLength(2000, "is too long"),
);
export const body = v.optional(v.picklist(BODIES, `must be one of ${BODIES.join(", ")}`), "blocks");

/** One public page, post or project, by its address or its id. */
export const documentAnswer: ApiAddress = (asked, options) => {
  const { query, text } = readParameters(asked, {
    path: v.optional(path),
    id: v.optional(v.pipe(v.string(), v.uuid("must be the id of a document"))),
    body,
  });
  const question = questionOf(query);
  return {
    text,
    async make() {
      const found = await findPublicDocument(options.db, question);
      const kind = DOCUMENT_KINDS.find((one) => one === found?.kind);
      if (found && kind) return shown({ ...found, kind }, query.body, options);
      if (found) throw new SiteError(404, PRODUCT, { code: "missing" });
      return findMoved({ of: "document", path: query.path, text }, options.source);
    },
  };
};

type Found = NonNullable<Awaited<ReturnType<typeof findPublicDocument>>> &
  Pick<ContentDocument, "kind">;

async function shown(
  document: Found,
  asked: (typeof BODIES)[number],
  options: ApiOptions,
): Promise<Made> {
  const { language: siteLanguage } = await options.source.readSite();
  const json = {
    ...toListed(document, { kind: document.kind, siteLanguage }),
    excerpt: document.excerpt,
    ...(await toBody(document, asked, options)),
  };
  return { json, isKept: true };
}

type Which = { readonly path?: string | undefined; readonly id?: string | undefined };

/** @throws SiteError 400 where it is not said which, or twice */
function questionOf({ path, id }: Which) {
  if (path !== undefined && id === undefined) return { path };
  if (id !== undefined && path === undefined) return { id };
  throw new SiteError(400, WHICH, { code: "invalid" });
}

const WHICH = "Say which document: either by its “path”, such as /about, or by its “id”.";
const PRODUCT = `At this address stands a product. Ask ${API_ROOT}/product for it.`;
