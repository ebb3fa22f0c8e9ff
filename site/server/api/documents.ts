import * as v from "valibot";
import { API_ROOT, DOCUMENT_KINDS, type DocumentPage } from "vitrine/api";
import { listPublicDocuments } from "../../store/publicDocuments.ts";
import type { ApiAddress } from "./ApiOptions.ts";
import { pageNumbers } from "./pageNumbers.ts";
import { lang, pageParameters, readParameters, slug } from "./readParameters.ts";
import { toListed } from "./toDocument.ts";

const PARAMETERS = {
  kind: v.picklist(DOCUMENT_KINDS, `must be one of ${DOCUMENT_KINDS.join(", ")}`),
  category: v.optional(slug),
  tag: v.optional(slug),
  author: v.optional(slug),
  lang: v.optional(lang),
  ...pageParameters,
};

/** Public pages, posts or projects, newest first. */
export const documentsAnswer: ApiAddress = (asked, { db, source }) => {
  const { query, text } = readParameters(asked, PARAMETERS);
  return {
    text,
    async make() {
      const { lang: tag, page, per, kind, ...filed } = query;
      const { language: siteLanguage } = await source.readSite();
      const isSites = tag?.toLowerCase() === siteLanguage.toLowerCase();
      const list = await listPublicDocuments(db, {
        ...filed,
        kind,
        page,
        pageSize: per,
        language: tag === undefined ? undefined : { tag, isSites },
      });
      const json: DocumentPage = {
        items: list.items.map((item) => toListed(item, { kind, siteLanguage })),
        ...pageNumbers(list, `${API_ROOT}/documents?${text}`),
      };
      return { json, isKept: list.items.length > 0 };
    },
  };
};
