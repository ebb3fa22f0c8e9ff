import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AdminError } from "../../api/AdminError.ts";
import { messageManager } from "../../feedback/messages.ts";
import type { Shown } from "../../testing/showInPage.tsx";
import { opened, showBuilder } from "../testing/showBuilder.tsx";

let shown: Shown;
afterEach(() => shown.stop());

const read = {
  fields: [{ kind: "text", name: "who", label: "Who" }],
  ...{ questions: {}, meanings: {}, problems: [] },
};
const outline = () =>
  [...shown.place.querySelectorAll(".outline-name bdi")].map((one) => one.textContent);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const tab = (name: string) => page.getByRole("tab", { name }).click();

test("Undo of a template leaves alone what was changed since", async () => {
  shown = await showBuilder(opened, { answer: () => read });
  // The undo is offered for ten seconds; what is done before it here may take longer.
  const { add } = messageManager;
  vi.spyOn(messageManager, "add").mockImplementationOnce((told) => add({ ...told, timeout: 0 }));
  await tab("From a template");
  await page.getByLabelText("Template", { exact: true }).fill("[text who]");
  await button("Read it").click();
  await button("Take it in place of the fields").click();
  await tab("Settings");
  await page.getByLabelText("Title", { exact: true }).fill("Write to us");
  await tab("Fields");
  await button("Date").click();
  expect(outline()).toEqual(["Who", "Date"]);
  await button("Undo").last().click();
  expect(outline()).toEqual(["Your name", "Your email", "Message", "Date"]);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Write to us");
});

const template = () => page.getByLabelText("Template", { exact: true });

test("What was read outlives a look at another part, and not a change of the template", async () => {
  shown = await showBuilder(opened, { answer: () => read });
  await tab("From a template");
  await template().fill("[text who]");
  await button("Read it").click();
  await expect.element(page.getByText("1 part was read.")).toBeVisible();
  await tab("Mail");
  await tab("From a template");
  await expect.element(template()).toHaveValue("[text who]");
  await expect.element(page.getByText("1 part was read.")).toBeVisible();
  await template().fill("[text who] [text what]");
  await expect.element(button("Take it in place of the fields")).not.toBeInTheDocument();
});

test("A template that the server cannot take says why, at its text", async () => {
  const message =
    "A form holds at most 100 fields and texts, and this template has more. Make two of it.";
  const issues = [{ path: ["template"], message }];
  shown = await showBuilder(opened, {
    answer() {
      throw new AdminError("", { status: 422, code: "invalid", issues });
    },
  });
  await tab("From a template");
  await template().fill("[text who]");
  await button("Read it").click();
  await expect.element(template()).toHaveAccessibleDescription(message);
});

test("Whoever takes a template goes on from the tab, and sees no problems of the fields before", async () => {
  shown = await showBuilder(opened, { answer: () => read });
  await button("Quiz").click();
  await page.getByLabelText("Question", { exact: true }).fill("");
  await button("Save").click();
  await expect.poll(() => shown.place.querySelector(".problem-summary")).not.toBeNull();
  await tab("From a template");
  await template().fill("[text who]");
  await button("Read it").click();
  await button("Take it in place of the fields").click();
  await expect.element(page.getByRole("tab", { name: "From a template" })).toHaveFocus();
  expect(shown.place.querySelector(".problem-summary")).toBeNull();
});
