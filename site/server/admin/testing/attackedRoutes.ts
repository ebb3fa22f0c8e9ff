import pino from "pino";
import { TARGET_KINDS } from "../../../content/admin/targetWire.ts";
import { settingsGroups } from "../../../content/settings/settingsGroups.ts";
import { createApp } from "../../createApp.ts";
import { createMailSource } from "../../mail/createMailSource.ts";
import { createPageCache } from "../../pageCache.ts";
import { emptySource } from "../../testing/emptySource.ts";
import { noAssets } from "../../testing/noAssets.ts";
import { noDatabase } from "../../testing/noDatabase.ts";
import { noLibrary } from "../../testing/noLibrary.ts";
import { noMedia } from "../../testing/noMedia.ts";
import { noVisitors } from "../../testing/noVisitors.ts";

/** What the application answers, by its own list. */
export type Route = { readonly method: string; readonly path: string };

/** Where the owner's side begins; all below is behind its door. */
const OWNERS_SIDE = /^\/(?:api\/(?:admin|media)|admin|preview)(?:\/|$)/;

const READS = ["GET", "HEAD"];

/** Whether a request can change something. */
export const isWriting = ({ method }: Pick<Route, "method">): boolean => !READS.includes(method);

/** Every route of the application that is no middleware and no answer to all the rest, once. */
export function routesOf(side: "owners" | "visitors"): readonly Route[] {
  const { routes } = createApp({
    source: emptySource,
    assets: noAssets,
    files: new Map(),
    cache: createPageCache(),
    log: pino({ level: "silent" }),
    origin: undefined,
    secret: "",
    clientAddress: () => "",
    db: noDatabase,
    visitors: noVisitors,
    media: noMedia,
    library: noLibrary,
    catchUp: async () => {},
    isReady: async () => true,
    hosting: { isEmbedded: true },
    mail: createMailSource(undefined, ""),
    beforeTaking: [],
    readAdminEmail: async () => undefined,
    pageHeaders: {},
  });
  const found = routes
    .filter(({ method, path }) => {
      return method !== "ALL" && OWNERS_SIDE.test(path) === (side === "owners");
    })
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(found)].map((line) => {
    const [method = "", path = ""] = line.split(" ");
    return { method, path };
  });
}

const PARAMETER = /:(\w+)(?:\{(?:[^{}]|\{[^{}]*\})*\})?/g;

/** Things that are there, by the address of their lists; and the values of what else addresses hold. */
export type Ids = Readonly<Record<string, string>>;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  of: TARGET_KINDS,
  group: settingsGroups.map(({ key }) => key),
};

/**
 * The addresses of a route, of things that are there.
 * @throws Error for a parameter that nothing is known of, so that a new route is not attacked in vain
 */
export function addressesOf(path: string, ids: Ids): readonly string[] {
  const names = [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
  const choice = names.find((name) => name in CHOICES);
  const choices = choice ? (CHOICES[choice] ?? []) : [""];
  return choices.map((chosen) =>
    path
      .replace(PARAMETER, (_whole, name: string, at: number) => {
        if (name === choice) return chosen;
        const id = ids[name === "id" ? path.slice(0, at - 1) : name];
        if (id === undefined)
          throw new Error(`Say what :${name} of ${path} is, in attackedSite.ts.`);
        return id;
      })
      .replace("*", "a/b"),
  );
}
