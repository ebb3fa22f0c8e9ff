import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { FieldIssue } from "../../../content/admin/fieldWire.ts";
import type { FormSave } from "../../../content/admin/formWire.ts";
import { AdminError } from "../../api/AdminError.ts";
import type { Shown } from "../../testing/showInPage.tsx";
import { opened, showBuilder } from "../testing/showBuilder.tsx";

let shown: Shown;
/** The versions that saves began from. */
let saved: number[] = [];
/** What is wrong with what is saved. */
let refused: readonly FieldIssue[] = [];
beforeEach(async () => {
  refused = [];
  sessionStorage.clear();
  saved = [];
  shown = await showBuilder(opened, { answer });
});
afterEach(() => shown.stop());

function answer(_method: string, _path: string, body: unknown): unknown {
  if (refused.length > 0) {
    throw new AdminError("", { status: 422, code: "invalid", issues: refused });
  }
  saved.push((body as FormSave).version);
  return { version: 10, changed_at: "2026-11-02T10:00:00.000Z" };
}

/** Whoever reloads keeps what the tab keeps; leaving the screen alone forgets it. */
async function reload(form = opened): Promise<void> {
  dispatchEvent(new Event("pagehide"));
  const kept = Object.entries({ ...sessionStorage });
  shown.stop();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  shown = await showBuilder(form, { answer });
}

const outline = () =>
  [...shown.place.querySelectorAll(".outline-name bdi")].map((one) => one.textContent);
const button = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

test("What was never saved is offered after the page is loaded again", async () => {
  await button("Note").click();
  await reload();
  expect(outline()).toHaveLength(4);
  await button("Go back to what is saved").click();
  expect(outline()).toHaveLength(3);
});

test("That it was kept is said until it is saved, and not of what is written afterwards", async () => {
  await button("Note").click();
  await reload();
  const notice = () => shown.place.querySelector(".editor-notice");
  expect(notice()?.textContent).toContain("before the page was loaded again");
  await button("Save").click();
  await expect.poll(() => saved).toHaveLength(1);
  await button("Date").click();
  await expect.element(page.getByText("Not saved yet")).toBeVisible();
  expect(notice()).toBeNull();
});

test("Whoever goes back to what is saved is in the list of fields then, and is told", async () => {
  await button("Note").click();
  await reload();
  await button("Go back to what is saved").click();
  expect(document.activeElement?.id).toBe("form-outline");
  await expect.element(page.getByText(/^All is again as it was saved last/)).toBeInTheDocument();
  await button("Note").click();
  await reload();
  await page.getByRole("tab", { name: "Settings" }).click();
  await button("Go back to what is saved").click();
  await expect.element(page.getByRole("tab", { name: "Settings" })).toHaveFocus();
});

test("Whoever goes back to what is saved has no problems of what was written", async () => {
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByLabelText("Title", { exact: true }).fill("");
  await reload();
  const message = "Fill this in.";
  // The second is in a part that is not shown.
  refused = [["title"], ["messages", "spam"]].map((path) => {
    return { path: ["definition", ...path], message };
  });
  await button("Save").click();
  const problems = () => shown.place.querySelector(".problem-summary");
  await expect.poll(problems).not.toBeNull();
  await button("Go back to what is saved").click();
  expect(problems()).toBeNull();
});

test("What is half written outlives a reload with all the rest", async () => {
  await button("Quiz").click();
  await page.getByLabelText("Question", { exact: true }).fill("");
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByLabelText("Title", { exact: true }).fill("Write to us");
  await reload();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Write to us");
  await button(/^Quiz/).first().click();
  await expect.element(page.getByLabelText("Question", { exact: true })).toHaveValue("");
  await expect.element(page.getByLabelText("Right answer", { exact: true })).toHaveValue("9");
});

test("A first word outlives a reload while its field still holds it back", async () => {
  await button(/^Message/).click();
  const label = page.getByLabelText("Label", { exact: true });
  (label.element() as HTMLInputElement).select();
  document.execCommand("insertText", false, "Wishes");
  await reload();
  expect(outline()).toEqual(["Your name", "Your email", "Wishes"]);
});

test("Nothing is kept of a form that nobody wrote in", async () => {
  await reload();
  expect(sessionStorage).toHaveLength(0);
  expect(outline()).toHaveLength(3);
});

describe("What was written before somebody else saved", () => {
  const theirs = { ...opened, version: 9 };

  test("holds nothing up once all is as they saved it", async () => {
    await button("Note").click();
    await reload(theirs);
    await button("Go back to what is saved").click();
    await button("Date").click();
    await button("Save").click();
    await expect.poll(() => saved).toEqual([9]);
    await button("Email").click();
    await button("Save").click();
    await expect.poll(() => saved).toEqual([9, 10]);
  });

  test("is still from before that when it comes back by Undo", async () => {
    await button("Note").click();
    await reload(theirs);
    await button("Go back to what is saved").click();
    await button("Undo").first().click();
    await button("Save").click();
    await expect.poll(() => saved).toEqual([opened.version]);
  });
});
