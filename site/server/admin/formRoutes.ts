import { type Context, Hono } from "hono";
import {
  FORMS_API,
  formIds,
  formMake,
  formQuery,
  formSave,
  formTemplate,
} from "../../content/admin/formWire.ts";
import type { FormParts } from "../../content/contact-forms/formHandlingIssues.ts";
import { formIssues } from "../../content/contact-forms/formIssues.ts";
import { formLocaleOf } from "../../content/contact-forms/formLocaleOf.ts";
import { audit } from "../../store/auditLog.ts";
import { ConflictError } from "../../store/ConflictError.ts";
import { holdForm, makeForm, saveForm } from "../../store/editForms.ts";
import {
  countSubmissions,
  purgeForms,
  restoreForms,
  type TouchedForm,
  trashForms,
} from "../../store/formTrash.ts";
import { listForms } from "../../store/listForms.ts";
import type { Database } from "../../store/Store.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { addressFieldIssues } from "./forms/addressFieldIssues.ts";
import { changesHandling } from "./forms/changesHandling.ts";
import { newForm } from "./forms/newForm.ts";
import { openForm } from "./forms/openForm.ts";
import { readWholeTemplate } from "./forms/readWholeTemplate.ts";
import { pageOf } from "./pageOf.ts";
import { invalid, readBody } from "./readBody.ts";
import { readListQuery } from "./readListQuery.ts";

type Options = Pick<AdminOptions, "db" | "source">;

/** Contact forms: their list, and what is written of each. */
export function formRoutes({ db, source }: Options): Hono<AdminEnv> {
  // With nine digits it is a number of the database for sure; no site has more forms.
  const one = `${FORMS_API}/:id{[1-9][0-9]{0,8}}`;
  return new Hono<AdminEnv>()
    .get(FORMS_API, async (c) => {
      const { items, ...page } = await listForms(db, readListQuery(c, formQuery));
      return c.json({ items: items.map(toRow), ...pageOf(page) });
    })
    .post(FORMS_API, async (c) => {
      const asked = await readBody(c, formMake);
      const { language: siteLanguage } = await source.readSite();
      const { form, problems } = await newForm(db, { asked, siteLanguage, by: c.get("user") });
      const { id } = await db.transaction(async (tx) => {
        const made = await makeForm(tx, form);
        await note(c, tx, { verb: "make", forms: [{ id: made.id, title: asked.title }] });
        return made;
      });
      return c.json({ id, problems }, 201);
    })
    .post(`${FORMS_API}/template`, async (c) => {
      const { template } = await readBody(c, formTemplate);
      const { items: fields, ...read } = readWholeTemplate(template);
      return c.json({ fields, ...read });
    })
    .get(one, async (c) => {
      const form = await openForm(db, asked(c));
      if (!form) throw missing();
      return c.json(form);
    })
    .put(one, (c) => save(c, { db, source }))
    .post(`${FORMS_API}/delete`, (c) => touch(c, db, { verb: "trash", act: trashForms }))
    .post(`${FORMS_API}/restore`, (c) => touch(c, db, { verb: "restore", act: restoreForms }))
    .post(`${FORMS_API}/purge`, (c) => touch(c, db, { verb: "delete", act: purgeEmpty }));
}

/** Which form is asked for, and by whom. */
function asked(c: Context<AdminEnv>) {
  return { id: Number(c.req.param("id")), by: c.get("user") };
}

async function save(c: Context<AdminEnv>, { db, source }: Options): Promise<Response> {
  const { id, by } = asked(c);
  const { version, language, definition: written, handling } = await readBody(c, formSave);
  const { language: siteLanguage } = await source.readSite();
  const locale = formLocaleOf(language ?? siteLanguage, written.locale);
  const definition = { ...written, locale };
  const issues = formIssues({ definition, handling });
  if (issues.length > 0) throw invalid(issues);
  try {
    const saved = await db.transaction(async (tx) => {
      const before = await holdForm(tx, { id, version });
      if (by.role !== "owner") refuseOwnersPart(before, { definition, handling });
      await note(c, tx, { verb: "save", forms: [{ id, title: definition.title }] });
      return saveForm(tx, { id, language, definition, handling });
    });
    return c.json({ version: saved.version, changed_at: saved.changedAt.toISOString() });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    if (error.reason === "missing") throw missing();
    if (error.reason !== "changed") throw error;
    const current = await openForm(db, { id, by });
    throw new SiteError(409, CHANGED, { code: "changed", details: { current }, cause: error });
  }
}

/** @throws SiteError 422 where a change says where mails go, or another thing that owners alone say */
function refuseOwnersPart(before: FormParts, after: FormParts): void {
  if (changesHandling(before, after)) throw invalid([{ path: ["handling"], message: OF_OWNERS }]);
  const issues = addressFieldIssues(before, after);
  if (issues.length > 0) throw invalid(issues);
}

type Touch = {
  readonly verb: "trash" | "restore" | "delete";
  readonly act: (tx: Database, ids: readonly number[]) => Promise<readonly TouchedForm[]>;
};

async function touch(c: Context<AdminEnv>, db: Database, { verb, act }: Touch): Promise<Response> {
  const { ids } = await readBody(c, formIds);
  const forms = await db.transaction(async (tx) => {
    const touched = await act(tx, ids);
    await note(c, tx, { verb, forms: touched });
    return touched;
  });
  return c.json({ ids: forms.map(({ id }) => id) });
}

/**
 * Forms stay where something that came with them is kept, wherever: nobody meant to lose that.
 * @throws SiteError 409 `in-use` where none could go for that
 */
async function purgeEmpty(tx: Database, ids: readonly number[]): Promise<readonly TouchedForm[]> {
  const gone = await purgeForms(tx, ids);
  const count = gone.length === 0 ? await countSubmissions(tx, ids) : 0;
  if (count > 0) throw new SiteError(409, KEPT, { code: "in-use", details: { count } });
  return gone;
}

type Noted = {
  readonly verb: "make" | "save" | Touch["verb"];
  readonly forms: readonly TouchedForm[];
};

async function note(c: Context<AdminEnv>, tx: Database, { verb, forms }: Noted): Promise<void> {
  for (const { id, title } of forms) {
    await audit(tx, {
      by: asActor(c.get("user")),
      action: `form.${verb}`,
      subject: { kind: "form", id: String(id), name: title },
    });
  }
}

type Listed = Awaited<ReturnType<typeof listForms>>["items"][number];

function toRow({ id, key, title, language, ...form }: Listed) {
  return {
    ...{ id, key, title, language },
    field_count: form.fieldCount,
    submission_count: form.submissionCount,
    unread_count: form.unreadCount,
    is_open: form.isOpen,
    changed_at: form.changedAt.toISOString(),
  };
}

function missing(): SiteError {
  return new SiteError(404, GONE, { code: "missing" });
}

const GONE = "This form is not there any more, so nothing was changed. Load the list again.";
const CHANGED =
  "Somebody else changed this form after it was opened here, and saving would undo their work.";
const OF_OWNERS =
  "Only owners say where mails go, who may send a form and how long it is kept. Leave that as it is, or ask an owner.";
const KEPT =
  "Messages that came with it are still kept, so it was not deleted. Delete them for good first, also those in the spam and in the trash.";
