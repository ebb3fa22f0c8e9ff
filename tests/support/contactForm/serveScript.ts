import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { type LocalServer, listenLocally } from "../listenLocally.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** Serves a folder of built files to pages of any origin, as another company's server would. */
export function serveScript(folder: string): Promise<LocalServer> {
  return listenLocally(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    response.setHeader("access-control-allow-origin", "*");
    try {
      const body = await readFile(join(folder, normalize(pathname)));
      response.setHeader("content-type", TYPES[extname(pathname)] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
}
