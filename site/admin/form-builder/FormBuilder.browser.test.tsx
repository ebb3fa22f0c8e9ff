import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FormSave } from "../../content/admin/formWire.ts";
import { AdminError } from "../api/AdminError.ts";
import type { Shown } from "../testing/showInPage.tsx";
import { opened, showBuilder } from "./testing/showBuilder.tsx";

let shown: Shown;
let sent: { method: string; path: string; body: unknown }[] = [];
/** What a save is refused with, the next time. */
let refusal: AdminError | undefined;

const theirs = { ...opened, version: 8, definition: { ...opened.definition, title: "Theirs" } };
const changed = () => new AdminError("", { status: 409, code: "changed", current: theirs });

function answer(method: string, path: string, body: unknown): unknown {
  sent.push({ method, path, body });
  if (path.endsWith("/template")) {
    return {
      fields: [{ kind: "quiz", name: "sum", label: "Sum" }],
      questions: { sum: [{ question: "1+1?", answer: "2" }] },
      meanings: {},
      problems: [{ line: 2, column: 4, reason: "there is no such tag" }],
    };
  }
  if (path.endsWith("/trial"))
    return [{ to: "ada@x.example", server: "mail:25", problem: null, answer: null }];
  const refused = refusal;
  refusal = undefined;
  if (refused) throw refused;
  return { version: 4, changed_at: "2026-11-02T10:00:00.000Z" };
}

async function open(): Promise<void> {
  shown = await showBuilder(opened, { answer });
}

beforeEach(() => {
  sent = [];
  refusal = undefined;
  sessionStorage.clear();
});
afterEach(() => shown.stop());

const outline = () =>
  [...shown.place.querySelectorAll(".outline-name bdi")].map((one) => one.textContent);
const saved = () =>
  sent.filter(({ method }) => method === "PUT").map(({ body }) => body as FormSave);
const inFrame = () => shown.place.querySelector("iframe")?.contentDocument;
const previewed = () =>
  [...(inFrame()?.querySelectorAll(".wpcf7-field-label") ?? [])].map(
    (one) => one.firstChild?.textContent,
  );
const button = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

describe("Whoever builds a form", () => {
  test("adds fields by keyboard, and each is seen at once", async () => {
    await open();
    await expect.poll(previewed).toEqual(["Your name", "Your email", "Message"]);
    button("Date").element().focus();
    await userEvent.keyboard("{Enter}");
    expect(outline()).toEqual(["Your name", "Your email", "Message", "Date"]);
    await expect.poll(previewed).toEqual(["Your name", "Your email", "Message", "Date"]);
    await expect.element(page.getByText("Date is in the form, place 4 of 4.")).toBeInTheDocument();
    await expect.element(page.getByLabelText("Label", { exact: true })).toHaveValue("Date");
  });

  test("finds a kind by a few letters", async () => {
    await open();
    await page.getByLabelText("Search fields").fill("slider");
    const kinds = [...shown.place.querySelectorAll(".palette-kind")].map((one) => one.textContent);
    expect(kinds).toEqual(["Slider"]);
  });

  test("moves a field with Alt and the arrows, and keeps the focus on it", async () => {
    await open();
    const name = button(/^Your name/);
    name.element().focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
    expect(outline()).toEqual(["Your email", "Message", "Your name"]);
    expect(document.activeElement).toBe(name.element());
    await expect.element(page.getByText("Your name is at place 3 of 3.")).toBeInTheDocument();
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(outline()).toEqual(["Your email", "Your name", "Message"]);
  });

  test("takes a field out with Delete, has the focus on the next, and takes that back", async () => {
    await open();
    button(/^Your email/)
      .element()
      .focus();
    await userEvent.keyboard("{Delete}");
    expect(outline()).toEqual(["Your name", "Message"]);
    expect(document.activeElement?.textContent).toContain("Message");
    await button("Undo").last().click();
    expect(outline()).toEqual(["Your name", "Your email", "Message"]);
  });

  test("is told where a field cannot be brought back, since another has its name by now", async () => {
    await open();
    button(/^Message/)
      .element()
      .focus();
    await userEvent.keyboard("{Delete}");
    await button("Line of text").click();
    await page.getByLabelText("Label", { exact: true }).fill("Message");
    await button("Undo").last().click();
    await expect.element(page.getByText(/^Nothing was brought back/)).toBeVisible();
    expect(outline()).toEqual(["Your name", "Your email", "Message"]);
  });

  test("is not told that something was taken back where there was nothing", async () => {
    await open();
    await button("Note").click();
    const said = shown.place.querySelector(".form-builder > [role=status]");
    const undone = () => said?.textContent === "Undone.";
    button(/^Your name/)
      .element()
      .focus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(undone).toBe(true);
    if (said) said.textContent = "";
    await userEvent.keyboard("{Control>}z{/Control}");
    // What is said comes with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(said?.textContent).toBe("");
  });

  test("copies a field, and goes on from the copy", async () => {
    await open();
    await button(/^Your email/).click();
    await button("Duplicate: Your email").click();
    expect(outline()).toEqual(["Your name", "Your email", "Your email", "Message"]);
    expect(document.activeElement).toBe(
      shown.place.querySelector(".form-outline [data-selected] .outline-name"),
    );
    const label = page.getByLabelText("Label", { exact: true });
    await label.fill("Their email");
    await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("their-email");
  });

  test("chooses a field in the preview, and changes its label and name", async () => {
    await open();
    await expect.poll(previewed).toHaveLength(3);
    inFrame()?.querySelector<HTMLElement>("[name=message]")?.focus();
    const label = page.getByLabelText("Label", { exact: true });
    await expect.element(label).toHaveValue("Message");
    await label.fill("Your wishes");
    await expect.poll(previewed).toEqual(["Your name", "Your email", "Your wishes"]);
    const name = page.getByLabelText("Name", { exact: true });
    await expect.element(name).toHaveValue("message");
    await name.fill("your-name");
    await expect.element(page.getByText("Another field is called so.")).toBeVisible();
    await name.fill("wishes");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect.poll(saved).toHaveLength(1);
    expect(saved()[0]).toMatchObject({
      version: 3,
      definition: { fields: [{}, {}, { name: "wishes" }] },
    });
  });

  test("gives choices that stand for addresses in mails", async () => {
    await open();
    await button("Radio buttons").click();
    await button("Add: Choice").click();
    await page.getByLabelText("Choice", { exact: true }).last().fill("Sales");
    await page.getByLabelText("Stands for in mails").last().fill("sales@x.example");
    await button("Save").click();
    await expect.poll(saved).toHaveLength(1);
    expect(saved()[0]?.definition.fields.at(-1)).toMatchObject({
      options: ["Choice 1", "Choice 2", "Sales"],
    });
    expect(saved()[0]?.handling.meanings).toEqual({
      "radio-buttons": { Sales: "sales@x.example" },
    });
  });
});

test("The preview is judged as a visitor’s form is, and sends nothing", async () => {
  await open();
  await expect.poll(previewed).toHaveLength(3);
  const asked: string[] = [];
  const { fetch } = window;
  window.fetch = async (url) => {
    asked.push(String(url));
    throw new TypeError("Nothing may be sent.");
  };
  inFrame()?.querySelector<HTMLElement>("[type=submit]")?.click();
  await expect
    .element(page.getByText("2 fields are not right yet, so it would not be sent."))
    .toBeVisible();
  await expect.poll(() => inFrame()?.querySelectorAll(".wpcf7-not-valid-tip").length).toBe(2);
  window.fetch = fetch;
  expect(asked).toEqual([]);
});

test("A verdict of the preview is said each time, and goes with what it was about", async () => {
  await open();
  await expect.poll(previewed).toHaveLength(3);
  const help = shown.place.querySelector(".preview-help");
  const said: (string | null)[] = [];
  const watching = new MutationObserver(() => said.push(help?.textContent ?? null));
  if (help) watching.observe(help, { childList: true, characterData: true, subtree: true });
  const verdict = "2 fields are not right yet, so it would not be sent.";
  for (const count of [1, 2]) {
    inFrame()?.querySelector<HTMLElement>("[type=submit]")?.click();
    await expect.poll(() => said.filter((one) => one === verdict)).toHaveLength(count);
  }
  watching.disconnect();
  const name = inFrame()?.querySelector<HTMLInputElement>("[name=your-name]");
  if (name) name.value = "Ada";
  name?.dispatchEvent(new Event("input", { bubbles: true }));
  await expect.poll(() => help?.textContent).toContain("Press a field to change it.");
});

describe("A save", () => {
  test("that the server refuses leads to the field, and says there what is wrong", async () => {
    await open();
    await page.getByRole("tab", { name: "Messages" }).click();
    await page.getByLabelText("No number", { exact: true }).fill("Digits, please.");
    const issues = [{ path: ["definition", "fields", 1, "label"], message: "Fill this in." }];
    refusal = new AdminError("", { status: 422, code: "invalid", issues });
    await button("Save").click();
    await expect
      .element(page.getByRole("tab", { name: "Fields" }))
      .toHaveAttribute("aria-selected", "true");
    const label = page.getByLabelText("Label", { exact: true });
    await expect.element(label).toHaveValue("Your email");
    await expect.element(label).toHaveFocus();
    await expect.element(label).toHaveAccessibleDescription("Fill this in.");
    await button("Save").click();
    await expect.poll(saved).toHaveLength(2);
    expect(saved()[1]?.definition.messages).toEqual({ invalid_number: "Digits, please." });
    await expect.poll(() => shown.place.querySelector(".problem-summary")).toBeNull();
  });

  test("of what somebody else changed meanwhile asks which holds", async () => {
    await open();
    await button("Note").click();
    refusal = changed();
    await button("Save").click();
    await button("Save mine over it").click();
    await expect.poll(saved).toHaveLength(2);
    expect(saved()[1]).toMatchObject({ version: 8, definition: { title: "Contact" } });
    refusal = changed();
    await button("Hidden value").click();
    await button("Save").click();
    await button("Take theirs").click();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Theirs");
    await button("Undo").first().click();
    expect(outline()).toHaveLength(5);
  });
});

test("A template is read first, with its problems by place, and taken over with a way back", async () => {
  await open();
  await page.getByRole("tab", { name: "From a template" }).click();
  await page.getByLabelText("Template", { exact: true }).fill("[quiz sum]\n   [x]");
  await button("Read it").click();
  await expect.element(page.getByText("Line 2, column 4:")).toBeVisible();
  await button("Take it in place of the fields").click();
  await page.getByRole("tab", { name: "Fields" }).click();
  expect(outline()).toEqual(["Sum"]);
  await button("Undo").last().click();
  expect(outline()).toHaveLength(3);
});

test("A mail takes the form’s tags where the cursor is, and is tried as it is written", async () => {
  await open();
  await page.getByRole("tab", { name: "Mail" }).click();
  await button("Add: Mail to you").click();
  const subject = page.getByLabelText("Subject");
  await subject.fill("From : hello");
  (subject.element() as HTMLInputElement).setSelectionRange(5, 5);
  await button("[your-name]").click();
  await expect.element(subject).toHaveValue("From [your-name]: hello");
  await expect.element(subject).toHaveFocus();
  const problems = () => shown.place.querySelector(".mail-problems")?.textContent;
  await page.getByLabelText("To", { exact: true }).fill("");
  await expect.poll(problems).toContain("This mail goes to nobody yet");
  await page.getByLabelText("To", { exact: true }).fill("shop@x.example");
  await page.getByLabelText("Text of the mail").fill("Hello\n [nobody]");
  await expect.poll(problems).toContain("Text of the mail, line 2, column 2");
  await button(/^Send me a trial/).click();
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      path: "/api/admin/forms/5/trial",
      body: { to: "ada@x.example", handling: { mail: { subject: "From [your-name]: hello" } } },
    });
});
