import { useState } from "react";
import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asField, choiceOf } from "../../content/fields/asField.ts";
import { describeFields } from "../../content/fields/describeFields.ts";
import { AdminError } from "../api/AdminError.ts";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { FieldForm } from "./FieldForm.tsx";
import { useNewFieldIssues } from "./FieldIssuesContext.ts";
import type { FieldValues } from "./FieldValues.ts";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { RichTextContext } from "./RichTextContext.ts";
import { useSend } from "./useSend.ts";

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20), v.title("Name"));
const link = v.object({
  label: v.pipe(v.string(), v.nonEmpty(), v.title("Label")),
  href: v.pipe(v.string(), asField({ kind: "link" }), v.title("Leads to")),
});
const schema = v.object({
  name,
  size: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(9), v.title("Size")), 3),
  until: v.pipe(choiceOf({ end: "The end", heading: "A heading" }), v.title("Until")),
  heading: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.title("Heading"),
    asField({ when: { field: "until", is: ["heading"] } }),
  ),
  links: v.optional(
    v.pipe(v.array(v.pipe(link, v.title("Link"))), v.maxLength(4), v.title("Links")),
  ),
  words: v.optional(v.pipe(v.array(v.pipe(v.string(), v.title("Word"))), v.title("Words"))),
  frame: v.optional(v.pipe(v.object({ name }), v.title("Frame"))),
});
const fields = describeFields(schema);

let shown: Shown;
afterEach(() => shown.stop());

type Form = { readonly value: () => FieldValues; readonly sent: () => readonly FieldValues[] };

/** A form that keeps its value and sends it; `send` may refuse. */
function open(initial: FieldValues, send: () => void = () => {}): Form {
  let held = initial;
  const sent: FieldValues[] = [];
  function Form() {
    const [value, setValue] = useState(initial);
    const issues = useNewFieldIssues();
    held = value;
    const { submit } = useSend({
      fields,
      value,
      issues,
      within: ["value"],
      async send() {
        sent.push(value);
        send();
      },
    });
    return (
      <>
        <ProblemSummary fields={fields} issues={issues} />
        <FieldForm fields={fields} value={value} onChange={setValue} issues={issues} />
        <button type="button" onClick={submit}>
          Save
        </button>
      </>
    );
  }
  shown = showInPage(<Form />, { answer: () => ({ items: [] }) });
  return { value: () => held, sent: () => sent };
}

const start: FieldValues = { name: "A", until: "end" };
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (label: string) => page.getByRole("button", { name: label, exact: true });
const save = () => button("Save").click();

describe("a field of a form", () => {
  test("is taken out of the object once it is emptied, where it may be left out", async () => {
    const form = open({ ...start, size: 5 });
    await userEvent.clear(field("Size"));
    expect(form.value()).toEqual(start);
    await expect.element(field("Size")).toHaveAttribute("placeholder", "3");
  });

  test("that depends on another is shown where that says so", async () => {
    open(start);
    expect(field("Heading").elements()).toHaveLength(0);
    await field("Until").selectOptions("A heading");
    await expect.element(field("Heading")).toBeVisible();
  });

  test("says what is wrong once it is left, and no longer once it is mended", async () => {
    open(start);
    await userEvent.clear(field("Name"));
    expect(field("Name").element().getAttribute("aria-invalid")).toBeNull();
    await userEvent.keyboard("{Tab}");
    await expect.element(field("Name")).toHaveAttribute("aria-invalid", "true");
    await userEvent.click(field("Name"));
    await userEvent.keyboard("B");
    await expect.element(field("Name")).not.toHaveAttribute("aria-invalid");
  });

  test("is drawn again alone when it changes", async () => {
    let drawn = 0;
    function RichText() {
      drawn += 1;
      return null;
    }
    const text = v.pipe(v.string(), asField({ kind: "html" }), v.title("Text"));
    const two = describeFields(v.object({ name, text }));
    function Form() {
      const [value, setValue] = useState<FieldValues>({ name: "1", text: "<p>2</p>" });
      const issues = useNewFieldIssues();
      return <FieldForm fields={two} value={value} onChange={setValue} issues={issues} />;
    }
    shown = showInPage(
      <RichTextContext value={RichText}>
        <Form />
      </RichTextContext>,
    );
    const before = drawn;
    await userEvent.click(field("Name"));
    await userEvent.keyboard("xyz");
    await expect.element(field("Name")).toHaveValue("1xyz");
    expect(drawn).toBe(before);
  });
});

describe("sending a form", () => {
  test("with something wrong sends nothing, names all of it, and leads to the first", async () => {
    const form = open({ name: " ", size: 12, until: "end" });
    await save();
    expect(form.sent()).toEqual([]);
    await expect.element(page.getByText("2 fields are not right yet")).toBeVisible();
    expect(document.activeElement).toBe(field("Name").element());
    await button("Size").click();
    expect(document.activeElement).toBe(field("Size").element());
    await userEvent.fill(field("Name"), "B");
    await expect.element(page.getByText("1 field is not right yet")).toBeVisible();
  });

  test("that the server refuses marks the field it names, in a closed part of a list, too", async () => {
    const links = [
      { label: "A", href: "/a" },
      { label: "B", href: "javascript:1" },
    ];
    open({ ...start, links }, () => {
      const issues = [{ path: ["value", "links", 1, "href"], message: "That is no address." }];
      throw new AdminError("No.", { status: 422, code: "invalid", issues });
    });
    await save();
    const href = field("Leads to");
    await expect.element(href).toHaveValue("javascript:1");
    expect(document.activeElement).toBe(href.element());
    await expect.element(button("Links, Link 2, Leads to")).toBeVisible();
  });

  test("that fails says so in a message, and keeps what was written", async () => {
    const form = open(start, () => {
      throw new AdminError("", { code: "offline" });
    });
    await userEvent.fill(field("Name"), "Written");
    await save();
    await expect.element(page.getByText(/cannot be reached/)).toBeVisible();
    expect(form.value().name).toBe("Written");
  });
});

describe("a list", () => {
  test("shows the beginning of what is in an item, whichever way that and the page are written", () => {
    document.documentElement.dir = "rtl";
    const label = "A left-to-right text that is much longer than any line of a form may ever be. ";
    open({ links: [label, label].map((text) => ({ label: text.repeat(2), href: "/" })) });
    const summary = shown.place.querySelector<HTMLElement>(".list-summary");
    const text = summary?.firstChild;
    if (!summary || !text) throw new Error("There is no summary.");
    summary.style.inlineSize = "100px";
    summary.style.flex = "none";
    const first = document.createRange();
    first.setStart(text, 0);
    first.setEnd(text, 1);
    const [seen, place] = [first.getBoundingClientRect(), summary.getBoundingClientRect()];
    document.documentElement.dir = "";
    expect(summary.scrollWidth).toBeGreaterThan(place.width);
    expect(seen.left).toBeGreaterThanOrEqual(place.left - 1);
    expect(seen.right).toBeLessThan(place.right);
  });

  const links = ["A", "B", "C"].map((label) => ({ label, href: `/${label}` }));
  const labels = (form: Form) => (form.value().links as typeof links).map(({ label }) => label);

  test("is ordered by its buttons, which keep the focus, and says where an item went", async () => {
    const form = open({ ...start, links });
    await button("Move down: Link 1").click();
    expect(labels(form)).toEqual(["B", "A", "C"]);
    expect(document.activeElement).toBe(button("Move down: Link 2").element());
    await userEvent.keyboard("{Enter}{Enter}");
    expect(labels(form)).toEqual(["B", "C", "A"]);
    await expect.element(page.getByText("It is number 3 of 3 now.")).toBeInTheDocument();
  });

  test("is ordered by dragging", async () => {
    const form = open({ ...start, links });
    const handles = shown.place.querySelectorAll(".list-handle");
    const items = shown.place.querySelectorAll(".list-item");
    await userEvent.dragAndDrop(handles[2] as Element, items[0] as Element, {
      targetPosition: { x: 5, y: 2 },
    });
    expect(labels(form)).toEqual(["C", "A", "B"]);
  });

  test("an item keeps what is open in it when it is moved", async () => {
    open({ ...start, links });
    await page.getByRole("button", { name: "Link 2 B" }).click();
    await button("Move up: Link 2").click();
    await expect
      .element(page.getByRole("button", { name: "Link 1 B" }))
      .toHaveAttribute("aria-expanded", "true");
    await expect.element(field("Label")).toHaveValue("B");
  });

  test("takes a new item, which has the focus, until it is full", async () => {
    const form = open({ ...start, links });
    await button("Add: Link").click();
    expect(labels(form)).toEqual(["A", "B", "C", ""]);
    expect(document.activeElement).toBe(field("Label").element());
    await expect.element(button("Add: Link")).toHaveAttribute("aria-disabled", "true");
    await expect.element(button("Duplicate: Link 1")).toHaveAttribute("aria-disabled", "true");
  });

  test("duplicates an item, and brings back one that was removed", async () => {
    const form = open({ ...start, links });
    await button("Remove: Link 2").click();
    expect(labels(form)).toEqual(["A", "C"]);
    expect(document.activeElement).toBe(button("Remove: Link 2").element());
    await button("Undo").click();
    expect(labels(form)).toEqual(["A", "B", "C"]);
    await button("Duplicate: Link 1").click();
    expect(labels(form)).toEqual(["A", "A", "B", "C"]);
  });

  test("that is not there any more is not written over by an undo, which says so", async () => {
    const form = open({ ...start, links });
    await button("Remove: Link 2").click();
    shown.update(<p>Closed</p>);
    await button("Undo").click();
    await expect.element(page.getByText("Its place was closed or moved")).toBeVisible();
    expect(labels(form)).toEqual(["A", "C"]);
  });

  test("of plain texts is written in line", async () => {
    const form = open({ ...start, words: ["one"] });
    await button("Add: Word").click();
    await userEvent.keyboard("two");
    expect(form.value().words).toEqual(["one", "two"]);
  });
});

test("an optional group is added, filled in, removed and brought back as a whole", async () => {
  const form = open(start);
  await button("Add: Frame").click();
  const inside = page.getByRole("group", { name: "Frame" }).getByLabelText("Name");
  await userEvent.fill(inside, "Gold");
  expect(form.value().frame).toEqual({ name: "Gold" });
  await button("Remove: Frame").click();
  expect(form.value()).toEqual(start);
  await button("Undo").click();
  expect(form.value().frame).toEqual({ name: "Gold" });
});
