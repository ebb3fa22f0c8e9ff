import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { DocumentAction } from "../../../content/admin/documentBulkWire.ts";
import { type Shown, showInPage } from "../../testing/showInPage.tsx";
import { useDocumentActions } from "./useDocumentActions.ts";

const ROWS = ["a", "b", "c"].map((id) => ({
  id,
  title: id.toUpperCase(),
  state: "draft" as const,
}));

let shown: Shown;
afterEach(() => shown.stop());

/** A button that does something to the rows; what the server tells of it; and what it is asked. */
function open(action: DocumentAction, told: object) {
  const asked = vi.fn((_method: string, path: string, _body: unknown) =>
    path.endsWith("/uses")
      ? { items: [] }
      : { done: [], failed: [], before: [], moved: [], ...told },
  );
  function Act() {
    const { act } = useDocumentActions();
    const [isDone, setIsDone] = useState<boolean>();
    return (
      <>
        <button type="button" onClick={() => act(action, ROWS).then(setIsDone)}>
          Act
        </button>
        <output>{isDone === undefined ? "" : String(isDone)}</output>
      </>
    );
  }
  shown = showInPage(<Act />, { answer: asked });
  return asked;
}

test("An undo sends back how each stood that was changed, and no other", async () => {
  const before = [
    { id: "a", status: "draft", published_at: null },
    { id: "c", status: "private", published_at: "2020-01-01T00:00:00.000Z" },
  ];
  const asked = open("publish", { done: ["a", "b", "c"], before });
  await page.getByRole("button", { name: "Act" }).click();
  await expect.element(page.getByText("3 published.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => asked.mock.calls.at(-1))
    .toEqual(["POST", "/api/admin/documents/put-back", { before }]);
});

test("Where all were so already, there is nothing to undo", async () => {
  open("unpublish", { done: ["a", "b", "c"] });
  await page.getByRole("button", { name: "Act" }).click();
  await expect.element(page.getByText("3 are drafts now.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("What was done to none, or thought better of, is not done", async () => {
  const failed = ROWS.map(({ id }) => ({ id, message: "It is gone." }));
  open("publish", { failed });
  await page.getByRole("button", { name: "Act" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("false");
  shown.stop();
  // Without somebody to ask, the answer is "Cancel".
  const asked = open("delete", { done: ["a"] });
  await page.getByRole("button", { name: "Act" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("false");
  expect(asked).not.toHaveBeenCalled();
  shown.stop();
  open("restore", { done: ["a"] });
  await page.getByRole("button", { name: "Act" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("true");
});
