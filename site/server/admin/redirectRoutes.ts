import { type Context, Hono } from "hono";
import type { FieldIssue } from "../../content/admin/fieldWire.ts";
import {
  REDIRECTS_API,
  type RedirectSave,
  type RemovedRedirects,
  redirectChange,
  redirectQuery,
  redirectSave,
  redirectsDelete,
  removedRedirects,
} from "../../content/admin/redirectWire.ts";
import { isReservedPath } from "../../content/isReservedPath.ts";
import { encodePath, pagePath } from "../../content/pagePath.ts";
import { audit } from "../../store/auditLog.ts";
import { MAX_PATH_BYTES } from "../../store/documentContent.ts";
import {
  keepRedirect,
  type RedirectRefusal,
  type RedirectRow,
  removeRedirects,
  restoreRedirects,
} from "../../store/keepRedirect.ts";
import { listRedirects } from "../../store/listRedirects.ts";
import type { Database } from "../../store/Store.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { type AddressProblem, ownAddress } from "./ownAddress.ts";
import { pageOf } from "./pageOf.ts";
import { invalid, readBody } from "./readBody.ts";
import { readListQuery } from "./readListQuery.ts";

type Options = Pick<AdminOptions, "db" | "origin">;

/** What leads from old addresses to new ones. */
export function redirectRoutes({ db, origin }: Options): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .get(REDIRECTS_API, async (c) => {
      const { items, ...page } = await listRedirects(db, readListQuery(c, redirectQuery));
      return c.json({
        items: items.map(({ from, to, createdAt, leadsToDocument }) => ({
          from,
          to,
          created_at: createdAt.toISOString(),
          has_goal: leadsToDocument || to === "/" || isReservedPath(to),
        })),
        ...pageOf(page),
      });
    })
    .post(REDIRECTS_API, async (c) => {
      const wanted = readAddresses(c, await readBody(c, redirectSave), origin);
      const kept = await db.transaction((tx) => keep(c, tx, { ...wanted, verb: "make" }));
      return c.json(kept, 201);
    })
    .put(REDIRECTS_API, async (c) => {
      const { was, ...said } = await readBody(c, redirectChange);
      const wanted = readAddresses(c, said, origin);
      const kept = await db.transaction((tx) => keep(c, tx, { ...wanted, was, verb: "change" }));
      return c.json(kept);
    })
    .post(`${REDIRECTS_API}/delete`, async (c) => {
      const { from } = await readBody(c, redirectsDelete);
      const rows = await db.transaction(async (tx) => {
        const removed = await removeRedirects(tx, from);
        for (const { fromPath } of removed) await note(c, tx, { verb: "delete", from: fromPath });
        return removed;
      });
      const answer: RemovedRedirects = { removed: rows.map(toRemoved) };
      return c.json(answer);
    })
    .post(`${REDIRECTS_API}/restore`, async (c) => {
      const { removed } = await readBody(c, removedRedirects);
      const rows = removed.map(toRow);
      const restored = await db.transaction(async (tx) => {
        const count = await restoreRedirects(tx, rows);
        for (const { fromPath } of rows) await note(c, tx, { verb: "restore", from: fromPath });
        return count;
      });
      if (restored < rows.length) throw new SiteError(409, TAKEN, { code: "taken" });
      return c.body(null, 204);
    });
}

type Wanted = RedirectSave & { readonly was?: string; readonly verb: "make" | "change" };

async function keep(
  c: Context<AdminEnv>,
  tx: Database,
  { was, verb, ...wanted }: Wanted,
): Promise<RedirectSave> {
  const kept = await keepRedirect(tx, wanted, was);
  if (typeof kept === "string") throw invalid([REFUSALS[kept]]);
  await note(c, tx, { verb, from: kept.from, to: kept.to });
  return kept;
}

type Noted = {
  readonly verb: "make" | "change" | "delete" | "restore";
  readonly from: string;
  readonly to?: string;
};

function note(c: Context<AdminEnv>, tx: Database, { verb, from, to }: Noted): Promise<void> {
  return audit(tx, {
    by: asActor(c.get("user")),
    action: `redirect.${verb}`,
    subject: { kind: "redirect", id: from, name: from },
    ...(to !== undefined && { details: { to } }),
  });
}

/** @throws SiteError with what is wrong with either */
function readAddresses(c: Context, { from, to }: RedirectSave, origin: string | undefined) {
  const origins = [origin, new URL(c.req.url).origin].filter((one) => one !== undefined);
  const [old, goal] = [ownAddress(from, origins), ownAddress(to, origins)];
  const issues = [issueOf("from", old), issueOf("to", goal)].filter((one) => one !== undefined);
  if (issues.length > 0 || typeof old === "string" || typeof goal === "string") {
    throw invalid(issues);
  }
  return { from: old.path, to: goal.path };
}

function issueOf(
  field: "from" | "to",
  read: ReturnType<typeof ownAddress>,
): FieldIssue | undefined {
  const message = typeof read === "string" ? PROBLEMS[read] : problemOf(field, read.path);
  return message === undefined ? undefined : { path: [field], message };
}

function problemOf(field: "from" | "to", path: string): string | undefined {
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return PROBLEMS.impossible;
  if (field === "to") return path.includes("?") ? PROBLEMS.query : undefined;
  return path === "/" || isReservedPath(path) ? RESERVED : undefined;
}

function toRemoved({ fromPath, toPath, createdAt }: RedirectRow) {
  return { from: fromPath, to: toPath, created_at: createdAt.toISOString() };
}

/** What a browser sends back is checked like anything that it sends. */
function toRow({ from, to, created_at }: RemovedRedirects["removed"][number]): RedirectRow {
  const issues = [from, to].filter((path) => !isKept(path)).map(() => NO_PATH);
  if (issues.length > 0) throw invalid(issues);
  return { fromPath: from, toPath: to, createdAt: new Date(created_at) };
}

function isKept(path: string): boolean {
  if (/\p{Cs}/u.test(path) || Buffer.byteLength(path) > MAX_PATH_BYTES) return false;
  return pagePath(encodePath(path)) === path;
}

const PROBLEMS: Readonly<Record<AddressProblem, string>> = {
  missing: "Give an address of this site, such as /about-us.",
  elsewhere:
    "This is an address of another site. Redirects lead from and to addresses of this one.",
  query: "Only the part before “?” and “#” leads somewhere. Leave out what follows.",
  impossible:
    "No page can have this address: it is too long, or has signs that no address may have. Write it as a browser shows it.",
};
const NO_PATH: FieldIssue = { path: ["removed"], message: PROBLEMS.impossible };
const RESERVED =
  "The site itself answers at this address, so nobody would be led on. Choose another.";
const TAKEN =
  "At some of these old addresses something else stands by now, so they lead nowhere again. The others do.";
const REFUSALS: Readonly<Record<RedirectRefusal, FieldIssue>> = {
  page: {
    path: ["from"],
    message:
      "A page stands at this address, so nobody would be led on. Change the page's address, or throw it away first.",
  },
  known: { path: ["from"], message: "Another redirect begins here already. Change that one." },
  circle: {
    path: ["to"],
    message: "This would lead in a circle: from there, visitors are led back. Choose another.",
  },
};
