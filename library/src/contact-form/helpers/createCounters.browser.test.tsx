import { describe, expect, test } from "vitest";
import { openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

const definition = defineForm({
  id: 54,
  title: "Count",
  locale: "en_US",
  fields: [
    { kind: "text", name: "up", label: "Up", minLength: 3, maxLength: 5 },
    { kind: "count", of: "up" },
    { kind: "textarea", name: "down", label: "Down", maxLength: 10, value: "before" },
    { kind: "count", of: "down", direction: "down" },
  ],
});
/** Known beforehand, so that no request is left over for the next test. */
const options = { schema: schemaOf(definition) };

/** Types, as a visitor does before leaving the field. */
function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function counterOf(box: HTMLElement, name: string): HTMLElement {
  return box.querySelector(`[data-target-name=${name}]`) as HTMLElement;
}

describe("A counter", () => {
  test("that counts up tells how much is written [CF-080]", async ({ task }) => {
    const { box, field } = await openForm(task, definition, { options });
    const counter = counterOf(box, "up");
    expect(counter.textContent).toBe("0");
    type(field("up"), "abc");
    expect(counter.textContent).toBe("3");
    expect(counter.dataset.currentValue).toBe("3");
    type(field("up"), "");
    expect(counter.textContent).toBe("0");
  });

  test("that counts down tells the maximum less what is written [CF-081]", async ({ task }) => {
    const { box, field } = await openForm(task, definition, { options });
    const counter = counterOf(box, "down");
    // What stands there already counts, and is kept.
    expect(counter.textContent).toBe("4");
    expect(field("down").value).toBe("before");
    type(field("down"), "abc");
    expect(counter.textContent).toBe("7");
    type(field("down"), "x".repeat(12));
    expect(counter.textContent).toBe("-2");
  });

  test("is flagged while the text is longer than the maximum [CF-082]", async ({ task }) => {
    const { box, field } = await openForm(task, definition, { options });
    const { classList } = counterOf(box, "up");
    type(field("up"), "abcde");
    expect(classList.contains("too-long")).toBe(false);
    type(field("up"), "abcdef");
    expect(classList.contains("too-long")).toBe(true);
    type(field("up"), "abcde");
    expect(classList.contains("too-long")).toBe(false);
  });

  test("is flagged while the text is shorter than the minimum [CF-083]", async ({ task }) => {
    const { box, field } = await openForm(task, definition, { options });
    const { classList } = counterOf(box, "up");
    type(field("up"), "ab");
    expect(classList.contains("too-short")).toBe(true);
    type(field("up"), "abc");
    expect(classList.contains("too-short")).toBe(false);
  });

  test("without bounds is flagged never", async ({ task }) => {
    const { box, field } = await openForm(task, definition, {
      options,
      before(box) {
        const counter = counterOf(box, "up");
        for (const name of ["data-minimum-value", "data-maximum-value"]) {
          counter.removeAttribute(name);
        }
      },
    });
    type(field("up"), "");
    expect(counterOf(box, "up").className).toBe("wpcf7-character-count up");
    type(field("up"), "abcdefghi");
    expect(counterOf(box, "up").className).toBe("wpcf7-character-count up");
  });

  test("counts anew after a reset", async ({ task }) => {
    const { box, form, field } = await openForm(task, definition, { options });
    type(field("up"), "abcdef");
    type(field("down"), "");
    form.reset();
    await expect.poll(() => counterOf(box, "up").textContent).toBe("0");
    expect(counterOf(box, "up").classList.contains("too-long")).toBe(false);
    expect(counterOf(box, "down").textContent).toBe("4");
  });
});
