import { describe, expect, test } from "vitest";
import { takeConsole } from "../../../../tests/support/failOnConsole.ts";
import { feedback, openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";
import type { FormInput, SubmissionDetail } from "./formEvents.ts";

const definition = defineForm({
  id: 32,
  title: "Write to us",
  locale: "en_US",
  fields: [
    { kind: "text", name: "your-name", label: "Your name" },
    {
      kind: "checkbox",
      name: "days",
      label: "Days",
      options: ["Mon", "Tue", "Wed"],
      freeText: true,
    },
    { kind: "file", name: "paper", label: "Paper", accept: [".txt"] },
    { kind: "hidden", name: "campaign", value: "spring" },
  ],
});
/** Known beforehand, so that no request is left over for the next test. */
const options = { schema: schemaOf(definition) };

function valuesByName(inputs: readonly FormInput[]): Record<string, FormDataEntryValue[]> {
  const names = new Set(inputs.map(({ name }) => name));
  const valuesOf = (wanted: string) =>
    inputs.filter(({ name }) => name === wanted).map(({ value }) => value);
  return Object.fromEntries([...names].map((name) => [name, valuesOf(name)]));
}

describe("What an event of a submission tells", () => {
  test("is each field by its name, without names that start with an underscore [CF-009, CF-010]", async ({
    task,
  }) => {
    const { box, form, field, write, button, told, details } = await openForm(task, definition, {
      options,
    });
    write("your-name", "Ann");
    for (const one of box.querySelectorAll<HTMLInputElement>("[value=Mon],[value=Wed]"))
      one.click();
    field("_wpcf7_free_text_days").value = "late";
    const paper = new File(["12"], "a.txt");
    const files = new DataTransfer();
    files.items.add(paper);
    field("paper").files = files.files;
    button.click();
    await expect.poll(() => told).toContain("submit mail_sent");
    const { inputs, formData } = details.get("wpcf7submit") as SubmissionDetail;
    const values = valuesByName(inputs);
    expect(values).toEqual({
      "your-name": ["Ann"],
      "days[]": ["Mon", "Wed"],
      paper: [expect.objectContaining({ name: "a.txt", size: 2 })],
      campaign: ["spring"],
    });
    // Left out of the list only: they are sent.
    expect(formData.get("_wpcf7")).toBe("32");
    expect(formData.get("_wpcf7_free_text_days")).toBe("late");
    expect(form.isConnected).toBe(true);
  });

  test("is one and the same detail in all its events", async ({ task }) => {
    const { button, form } = await openForm(task, definition, {
      options,
      answers: { feedback: () => feedback("foo_bar", { extra: 7 }) },
    });
    const heard: SubmissionDetail[] = [];
    for (const name of ["wpcf7beforesubmit", "wpcf7submit"]) {
      form.addEventListener(name, (event) => {
        expect(event).toMatchObject({ bubbles: true, cancelable: false });
        heard.push((event as CustomEvent).detail);
      });
    }
    button.click();
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[0]).toBe(heard[1]);
    expect(heard[0]).toMatchObject({
      contactFormId: 32,
      pluginVersion: "6.1.6",
      contactFormLocale: "en_US",
      unitTag: "wpcf7-f32-o1",
      containerPostId: 0,
      status: "foo_bar",
      apiResponse: { status: "foo_bar", extra: 7 },
    });
  });

  test("may be added to before it is sent", async ({ task }) => {
    const { form, button, requests } = await openForm(task, definition, { options });
    form.addEventListener("wpcf7beforesubmit", (event) => {
      (event as CustomEvent<SubmissionDetail>).detail.formData.append("added", "by a script");
    });
    button.click();
    const { body } = await requests.next(({ method }) => method === "POST");
    expect(body).toContain('name="added"\r\n\r\nby a script');
  });
});

describe("A page script whose listener fails", () => {
  test("does not keep a form from being sent, shown as sent and reset", async ({ task }) => {
    const { form, button, told, field, write, output } = await openForm(task, definition, {
      options,
    });
    // Reported as a page's errors are, of which Vitest else makes failures of the test.
    const hush = (event: ErrorEvent): void => event.preventDefault();
    window.addEventListener("error", hush);
    const names = ["beforesubmit", "statuschanged", "mailsent", "submit", "reset"];
    for (const name of names) {
      form.addEventListener(`wpcf7${name}`, () => {
        throw new Error(`The listener for ${name} is broken.`);
      });
    }
    write("your-name", "Ann");
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    window.removeEventListener("error", hush);
    const broken = new Set(takeConsole().map((text) => /for (\w+) is broken/.exec(text)?.[1]));
    expect(broken).toEqual(new Set(names));
    expect(output()).toBe("The message for mail_sent.");
    expect(field("your-name").value).toBe("");
    expect(form.dataset.status).toBe("sent");
  });
});
