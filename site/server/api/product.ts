import type { ApiAddress } from "./ApiOptions.ts";
import { body, path } from "./document.ts";
import { findMoved } from "./findMoved.ts";
import { readParameters } from "./readParameters.ts";
import { toBody } from "./toBody.ts";
import { toProduct } from "./toProduct.ts";

/** One public product, by its address; also one that lists leave out. */
export const productAnswer: ApiAddress = (asked, options) => {
  const { query, text } = readParameters(asked, { path, body });
  return {
    text,
    async make() {
      const { source } = options;
      const found = await source.findProduct(query.path);
      if (!found) return findMoved({ of: "product", path: query.path, text }, source);
      const { language: siteLanguage, currency } = await source.readSite();
      const content = await toBody(found, query.body, options);
      return {
        json: { ...toProduct(found, { currency, siteLanguage }), ...content },
        isKept: true,
      };
    },
  };
};
