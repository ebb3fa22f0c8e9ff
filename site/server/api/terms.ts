import * as v from "valibot";
import { API_ROOT, TERM_KINDS, type TermPage } from "vitrine/api";
import { listPublicTerms } from "../../store/publicTerms.ts";
import type { ApiAddress } from "./ApiOptions.ts";
import { pageNumbers } from "./pageNumbers.ts";
import { pageParameters, readParameters } from "./readParameters.ts";

const KIND = v.picklist(TERM_KINDS, `must be one of ${TERM_KINDS.join(", ")}`);

export const termsAnswer: ApiAddress = (asked, { db }) => {
  const { query, text } = readParameters(asked, { kind: v.optional(KIND), ...pageParameters });
  return {
    text,
    async make() {
      const { kind, page, per } = query;
      const list = await listPublicTerms(db, { kind, page, pageSize: per });
      const json: TermPage = {
        items: [...list.items],
        ...pageNumbers(list, `${API_ROOT}/terms?${text}`),
      };
      return { json, isKept: page <= list.pageCount };
    },
  };
};
