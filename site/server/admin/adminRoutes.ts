import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ADMIN_API } from "../../content/admin/sessionWire.ts";
import { requireEditor } from "../accounts/requireEditor.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { activityRoutes } from "./activityRoutes.ts";
import { blockRoutes } from "./blockRoutes.ts";
import { choiceRoutes } from "./choiceRoutes.ts";
import { commentRoutes } from "./commentRoutes.ts";
import { countRoutes } from "./countRoutes.ts";
import { documentRoutes } from "./documentRoutes.ts";
import { draftRoutes } from "./draftRoutes.ts";
import { formRoutes } from "./formRoutes.ts";
import { formTrialRoutes } from "./formTrialRoutes.ts";
import { jobRoutes } from "./jobRoutes.ts";
import { mailTestRoutes } from "./mailTestRoutes.ts";
import { noticeRoutes } from "./noticeRoutes.ts";
import { overviewRoutes } from "./overviewRoutes.ts";
import { ownAccountRoutes } from "./ownAccountRoutes.ts";
import { peopleRoutes } from "./peopleRoutes.ts";
import { redirectRoutes } from "./redirectRoutes.ts";
import { revisionRoutes } from "./revisionRoutes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { settingsRoutes } from "./settingsRoutes.ts";
import { submissionFileRoutes } from "./submissionFileRoutes.ts";
import { submissionRoutes } from "./submissionRoutes.ts";
import { targetRoutes } from "./targetRoutes.ts";
import { termRoutes } from "./termRoutes.ts";
import { viewRoutes } from "./viewRoutes.ts";

/** How much a request may send, in bytes: a long page of foreign HTML, several times. */
export const ADMIN_BODY_LIMIT = 12 * 1024 * 1024;

/** The groups of addresses, one a subject; all behind the same door. */
const GROUPS: readonly ((options: AdminOptions) => Hono<AdminEnv>)[] = [
  activityRoutes,
  blockRoutes,
  ownAccountRoutes,
  peopleRoutes,
  overviewRoutes,
  commentRoutes,
  submissionRoutes,
  countRoutes,
  formRoutes,
  formTrialRoutes,
  jobRoutes,
  mailTestRoutes,
  noticeRoutes,
  redirectRoutes,
  termRoutes,
  viewRoutes,
  documentRoutes,
  draftRoutes,
  revisionRoutes,
  choiceRoutes,
  settingsRoutes,
  submissionFileRoutes,
  targetRoutes,
];

/**
 * All that the owner's screens ask of the server. Who may not is turned away here, before anything of
 * the request is read: see requireEditor. What only owners may do says so itself, by ownerOnly.
 */
export function adminRoutes(options: AdminOptions): Hono<AdminEnv> {
  const all = `${ADMIN_API}/*`;
  const app = new Hono<AdminEnv>().use(all, async (c, next) => {
    await next();
    c.header("cache-control", "private, no-store");
  });
  app.route("/", sessionRoutes(options));
  app.use(all, async (c, next) => {
    c.set("user", await requireEditor(c, options));
    await next();
  });
  app.use(all, async (c, next) => {
    await next();
    // What was saved holds from its answer on: for the next page, and for the next form that comes in.
    if (c.req.method !== "GET" && c.res.ok) await options.catchUp();
  });
  app.use(all, bodyLimit({ maxSize: ADMIN_BODY_LIMIT, onError: refuseLarge }));
  for (const routes of GROUPS) app.route("/", routes(options));
  return app.all(all, () => {
    throw new SiteError(404, "There is nothing at this address of the owner's screens.", {
      code: "missing",
    });
  });
}

/** The rest of the body is not read, so the connection cannot be used again. */
function refuseLarge(): never {
  throw new SiteError(413, LARGE, { code: "too-large", headers: { connection: "close" } });
}

const LARGE =
  "This is more than 12 MB, too much to be saved at once, so nothing was changed. Split it into several pages, and put pictures into the media instead of into the text.";
