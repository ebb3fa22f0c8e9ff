import { type Context, Hono } from "hono";
import {
  newTerm,
  type RemovedTerm,
  removedTerms,
  TERMS_API,
  type TermSave,
  termMerge,
  termPlace,
  termQuery,
  termSave,
  termsDelete,
} from "../../content/admin/termWire.ts";
import { slugOf } from "../../content/slugOf.ts";
import { audit } from "../../store/auditLog.ts";
import {
  changeTerm,
  findTerm,
  makeTerm,
  placeTerm,
  type TermRefusal,
} from "../../store/changeTerms.ts";
import { type ListedTerm, listTerms } from "../../store/listTerms.ts";
import { type GoneTerm, mergeTerms, removeTerm, restoreTerm } from "../../store/removeTerms.ts";
import type { TermKind } from "../../store/schema.ts";
import { termPath } from "../../store/termPath.ts";
import { listTermUses } from "../../store/termUses.ts";
import { cleanLine, cleanText } from "../cleanText.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { ID_PATTERN } from "./idPattern.ts";
import { pageOf } from "./pageOf.ts";
import { invalid, readBody } from "./readBody.ts";
import { readListQuery } from "./readListQuery.ts";

/** Categories and tags. */
export function termRoutes({ db }: Pick<AdminOptions, "db">): Hono<AdminEnv> {
  const one = `${TERMS_API}/:id{${ID_PATTERN}}`;
  return new Hono<AdminEnv>()
    .get(TERMS_API, async (c) => {
      const question = readListQuery(c, termQuery);
      const { items, ...page } = await listTerms(db, question);
      const rows = items.map((item) => toRow(question.kind, item));
      return c.json({ items: rows, ...pageOf(page) });
    })
    .post(TERMS_API, async (c) => {
      const { kind, ...said } = await readBody(c, newTerm);
      const words = wordsOf(said);
      const made = await db.transaction(async (tx) => {
        const { id } = done(await makeTerm(tx, { kind, ...words }));
        await note(c, tx, { verb: "make", term: { id, kind, name: words.name } });
        return { id };
      });
      return c.json(made, 201);
    })
    .put(one, async (c) => {
      const words = wordsOf(await readBody(c, termSave));
      await db.transaction(async (tx) => {
        const { id, kind } = done(await changeTerm(tx, c.req.param("id"), words));
        await note(c, tx, { verb: "change", term: { id, kind, name: words.name } });
      });
      return c.body(null, 204);
    })
    .get(`${one}/uses`, async (c) => {
      const term = await findTerm(db, c.req.param("id"));
      if (!term) throw missing();
      return c.json({ items: await listTermUses(db, term) });
    })
    .put(`${one}/place`, async (c) => {
      const { parent_id: parentId, place } = await readBody(c, termPlace);
      await db.transaction(async (tx) => {
        const term = done(await placeTerm(tx, c.req.param("id"), { parentId, place }));
        await note(c, tx, { verb: "move", term });
      });
      return c.body(null, 204);
    })
    .post(`${one}/merge`, async (c) => {
      const { into } = await readBody(c, termMerge);
      await db.transaction(async (tx) => {
        const merged = await mergeTerms(tx, c.req.param("id"), into);
        if (!merged) throw new SiteError(409, CANNOT_MERGE, { code: "missing" });
        await note(c, tx, {
          verb: "merge",
          term: merged.gone,
          details: { into: merged.kept.name, documents: merged.gone.documents.length },
        });
      });
      return c.body(null, 204);
    })
    .post(`${TERMS_API}/delete`, async (c) => {
      const { ids } = await readBody(c, termsDelete);
      const removed: RemovedTerm[] = [];
      await db.transaction(async (tx) => {
        for (const id of ids) {
          const gone = await removeTerm(tx, id);
          if (!gone) continue;
          await note(c, tx, { verb: "delete", term: gone });
          removed.push(toRemoved(gone));
        }
      });
      if (removed.length === 0) throw missing();
      return c.json({ removed });
    })
    .post(`${TERMS_API}/restore`, async (c) => {
      const { removed } = await readBody(c, removedTerms);
      await db.transaction(async (tx) => {
        // The last one that went stands above nobody who went after it.
        for (const term of removed.toReversed().map(toGone)) {
          if (!(await restoreTerm(tx, term))) throw taken(term.name);
          await note(c, tx, { verb: "restore", term });
        }
      });
      return c.body(null, 204);
    });
}

type Noted = {
  readonly verb: "make" | "change" | "move" | "merge" | "delete" | "restore";
  readonly term: { readonly id: string; readonly kind: TermKind; readonly name: string };
  readonly details?: Readonly<Record<string, unknown>>;
};

function note(
  c: Context<AdminEnv>,
  tx: AdminOptions["db"],
  { verb, term: { id, kind, name }, details }: Noted,
): Promise<void> {
  return audit(tx, {
    by: asActor(c.get("user")),
    action: `term.${verb}`,
    subject: { kind, id, name },
    ...(details && { details }),
  });
}

function toRow(kind: TermKind, { row, description, depth, place, siblings }: ListedTerm) {
  const { id, name, slug, parentId, count } = row;
  const path = termPath(kind, slug) ?? null;
  const where = { parent_id: parentId, depth, place, siblings, path };
  return { id, kind, name, slug, description, count, ...where };
}

function toRemoved({ parentId, ...gone }: GoneTerm): RemovedTerm {
  const { children, documents, ...term } = gone;
  return { ...term, parent_id: parentId, children: [...children], documents: [...documents] };
}

function toGone({ parent_id: parentId, ...term }: RemovedTerm): GoneTerm {
  return { ...term, parentId };
}

function wordsOf({ name: given, slug: asked, description, parent_id: parentId }: TermSave) {
  const name = cleanLine(given);
  const slug = slugOf(asked || name);
  if (name === "") throw invalid([{ path: ["name"], message: NAMELESS }]);
  if (slug === "") throw invalid([{ path: ["slug"], message: NO_SLUG }]);
  return { name, slug, description: cleanText(description), parentId };
}

/** @throws SiteError for what cannot be */
function done<Value extends object>(result: Value | TermRefusal): Value {
  if (typeof result === "object") return result;
  if (result === "missing") throw missing();
  throw invalid([REFUSALS[result]]);
}

const REFUSALS = {
  "slug-taken": {
    path: ["slug"],
    message: "Another one already has this address, and it can lead to one only. Choose another.",
  },
  "parent-missing": {
    path: ["parent_id"],
    message: "What this should stand below is not there any more. Choose another.",
  },
  circle: {
    path: ["parent_id"],
    message: "It cannot stand below itself, or below what stands below it. Choose another.",
  },
} as const;

const NAMELESS = "Give it a name that can be seen.";
const NO_SLUG = "An address needs letters or digits. Write some.";
const CANNOT_MERGE =
  "One of the two is not there any more, or they are not of the same kind, so nothing was changed. Load the list again.";

function missing(): SiteError {
  return new SiteError(
    404,
    "This is not there any more, so nothing was changed. Load the list again.",
    {
      code: "missing",
    },
  );
}

function taken(name: string): SiteError {
  const sentence = `“${name}” cannot be made again: another one has its address by now. Change that one's address, then try again.`;
  return new SiteError(409, sentence, { code: "slug-taken" });
}
