import { Hono } from "hono";
import { EMBED_PATH, embedDocument, readEmbedSettings } from "vitrine/embed";
import { embedPolicy } from "../embeds/embedPolicy.ts";
import { refuseWriting } from "../refuseWriting.ts";
import { SiteError } from "../SiteError.ts";

/** How long a frame's page may be kept, in seconds: its address says all that is on it. */
export const EMBED_MAX_AGE = 3600;

/** The pages that stand in frames and run the script of a service, such as another's comments. */
export function embedRoutes(): Hono {
  const path = `${EMBED_PATH}:service`;
  return new Hono().all(path, refuseWriting).get(path, (c) => {
    const { searchParams } = new URL(c.req.url);
    const settings = readEmbedSettings(c.req.param("service"), searchParams);
    if (!settings) throw new SiteError(404, "There is nothing to embed at this address.");
    return c.html(embedDocument(settings), 200, {
      "cache-control": `public, max-age=${EMBED_MAX_AGE}`,
      "content-security-policy": embedPolicy(settings),
      "cross-origin-resource-policy": "cross-origin",
    });
  });
}
