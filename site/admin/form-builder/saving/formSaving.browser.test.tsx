import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { EditedForm, FormSave } from "../../../content/admin/formWire.ts";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import { AdminError } from "../../api/AdminError.ts";
import type { Shown } from "../../testing/showInPage.tsx";
import { plainMail } from "../core/plainMail.ts";
import { opened, showBuilder } from "../testing/showBuilder.tsx";

let shown: Shown;
let sent: FormSave[] = [];
/** What becomes of the next saves, one after the other; then they are taken. */
let refusals: ((save: FormSave) => AdminError)[] = [];

function answer(_method: string, _path: string, body: unknown): unknown {
  const save = body as FormSave;
  sent.push(save);
  const refused = refusals.shift();
  if (refused) throw refused(save);
  return { version: 12, changed_at: "2026-11-02T10:00:00.000Z" };
}

beforeEach(() => {
  sent = [];
  refusals = [];
  sessionStorage.clear();
});
afterEach(() => shown.stop());

const mailed = (to: string) => ({ ...plainHandling, mail: { ...plainMail, to } });
const by = (form: EditedForm) => () =>
  new AdminError("", { status: 409, code: "changed", current: form });
const lost = () => new AdminError("", { code: "slow" });
const button = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const outline = () =>
  [...shown.place.querySelectorAll(".outline-name bdi")].map((one) => one.textContent);
const problems = () => shown.place.querySelector(".problem-summary");

describe("Where somebody else saved meanwhile", () => {
  test("it is said which parts are another, also where no field is", async () => {
    shown = await showBuilder(opened, { answer });
    await button("Note").click();
    refusals = [
      by({ ...opened, version: 8, handling: { ...mailed("new@x.example"), isOpen: false } }),
    ];
    await button("Save").click();
    await expect.element(page.getByText("What they changed: Mail and Settings")).toBeVisible();
  });

  test("an editor's save over it leaves to the owner what is the owner's", async () => {
    const form = { ...opened, may_change_handling: false, handling: mailed("old@x.example") };
    shown = await showBuilder(form, { answer });
    await button("Quiz").click();
    refusals = [by({ ...form, version: 8, handling: mailed("new@x.example") })];
    await button("Save").click();
    await button("Save mine over it").click();
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      version: 8,
      handling: {
        mail: { to: "new@x.example" },
        questions: { quiz: [{ answer: "9" }] },
      },
    });
    await expect.element(page.getByText("Not saved yet")).not.toBeInTheDocument();
  });

  test("an editor who takes theirs and takes that back saves over it all the same", async () => {
    const form = { ...opened, may_change_handling: false, handling: mailed("old@x.example") };
    shown = await showBuilder(form, { answer });
    await button("Note").click();
    refusals = [by({ ...form, version: 8, handling: mailed("new@x.example") })];
    await button("Save").click();
    await button("Take theirs").click();
    await button("Undo").click();
    await button("Save").click();
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ version: 8, handling: { mail: { to: "new@x.example" } } });
    expect(sent[1]?.definition.fields).toHaveLength(opened.definition.fields.length + 1);
  });

  test("nobody is asked where it was one's own save, whose answer was lost", async () => {
    shown = await showBuilder(opened, { answer });
    await button("Note").click();
    // Stored with its keys in another order, in the server's locale, and not answered.
    const stored = ({ definition, ...save }: FormSave): EditedForm => ({
      ...opened,
      ...save,
      version: 4,
      definition: { fields: definition.fields, title: definition.title, locale: "en" },
    });
    refusals = [lost, () => by(stored(sent[0] as FormSave))()];
    await button("Save").click();
    await expect.poll(() => sent).toHaveLength(1);
    await button("Date").click();
    await button("Save").click();
    await expect.poll(() => sent.map(({ version }) => version)).toEqual([3, 3, 4]);
    expect(sent[2]?.definition.fields).toHaveLength(5);
    await expect.element(page.getByText("Not saved yet")).not.toBeInTheDocument();
    await expect.element(button("Save mine over it")).not.toBeInTheDocument();
  });
});

test("What is wrong with a field is forgotten with it", async () => {
  shown = await showBuilder(opened, { answer });
  await button("Quiz").click();
  await page.getByLabelText("Question", { exact: true }).fill("");
  await button("Save").click();
  await expect.poll(() => problems()?.textContent).toContain("Quiz");
  shown.place.querySelector<HTMLElement>(".form-outline [aria-pressed=true]")?.focus();
  await userEvent.keyboard("{Delete}");
  expect(outline()).toHaveLength(3);
  await expect.poll(problems).toBeNull();
});
