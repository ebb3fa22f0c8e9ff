import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { AdminError } from "../../admin/api/AdminError.ts";
import { type Shown, showInPage } from "../../admin/testing/showInPage.tsx";
import type { EditedDocument } from "../../content/admin/documentWire.ts";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { en } from "../../texts/admin/en.ts";
import { createEditor } from "../createEditor.ts";
import { emptyContent } from "../testing/emptyContent.ts";
import { useDocumentSaving } from "./useDocumentSaving.ts";

const AT = "2026-03-01T10:00:00.000Z";
const opened: EditedDocument = {
  ...{ id: "d1", kind: "page", state: "draft", created_at: AT, updated_at: AT },
  ...{ updated_by: "Ada", save_id: null, public_path: null, content: emptyContent },
};

let shown: Shown | undefined;
afterEach(() => shown?.stop());

/** A document that can be published, and what answers the save. */
function open(answerSave: (body: { readonly content: EditedDocument["content"] }) => unknown) {
  const editor = createEditor({
    content: emptyContent,
    kinds: [],
    locale: createAdminLocale({ language: "en", catalogue: en, currency: "EUR" }),
    announce: () => {},
    focus: () => {},
    tellRefused: () => {},
    tellRemoved: () => {},
  });
  function Saving() {
    const saving = useDocumentSaving({ editor, opened, basedOn: AT, localKey: "test" });
    const { save, isDirty } = saving;
    return (
      <>
        <button type="button" onClick={() => save({ status: "published" })}>
          Publish
        </button>
        <button type="button" onClick={() => save()}>
          Save
        </button>
        <output>{isDirty ? "Not saved" : "Saved"}</output>
      </>
    );
  }
  shown = showInPage(
    <MemoryRouter>
      <Saving />
    </MemoryRouter>,
    {
      answer: (method, path, body) =>
        method === "PUT" && path.endsWith("/d1") ? answerSave(body as never) : {},
    },
  );
  return editor.store;
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const state = () => page.getByRole("status").first();

test("A page that could not be published is as it was, with nothing to undo", async () => {
  const store = open(() => {
    throw new AdminError("The title is missing.", { status: 422, code: "invalid" });
  });
  const before = store.state();
  await press("Publish");
  await expect.element(page.getByText("The title is missing.")).toBeVisible();
  expect(store.state()).toBe(before);
  expect(store.canUndo()).toBe(false);
  await expect.element(state()).toHaveTextContent("Saved");
});

test("A page that was published is one step to undo, and one that was saved none", async () => {
  const store = open(({ content }) => ({ ...opened, save_id: null, content }));
  await press("Save");
  await expect.element(page.getByText("Saved.", { exact: true })).toBeVisible();
  expect(store.canUndo()).toBe(false);
  await press("Publish");
  await expect.poll(() => store.state().details.status).toBe("published");
  await expect.element(state()).toHaveTextContent("Saved");
  store.undo();
  expect(store.state().details.status).toBe("draft");
  expect(store.canUndo()).toBe(false);
  await expect.element(state()).toHaveTextContent("Not saved");
});

/** Presses "Publish" of a page whose answer comes once it is called for. */
async function beginToPublish() {
  let answer: ((answer: EditedDocument) => void) | undefined;
  const store = open(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await press("Publish");
  await expect.poll(() => answer).toBeDefined();
  const finish = () =>
    answer?.({ ...opened, state: "published", content: { ...emptyContent, status: "published" } });
  return { store, finish };
}

test("What was written while a page was being published stays, and is not saved yet", async () => {
  const { store, finish } = await beginToPublish();
  store.change(({ details, tree }) => ({ details: { ...details, title: "Later" }, tree }));
  finish();
  await expect.poll(() => store.state().details.status).toBe("published");
  expect(store.state().details.title).toBe("Later");
  await expect.element(state()).toHaveTextContent("Not saved");
});

test("A status that was chosen while a page was being published is what is saved next", async () => {
  const { store, finish } = await beginToPublish();
  store.change(({ details, tree }) => ({ details: { ...details, status: "private" }, tree }));
  finish();
  await expect.element(page.getByText("Published: visitors see it now.")).toBeVisible();
  expect(store.state().details.status).toBe("private");
  await expect.element(state()).toHaveTextContent("Not saved");
});
