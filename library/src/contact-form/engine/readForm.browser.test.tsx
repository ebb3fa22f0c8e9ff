import { afterEach, describe, expect, test } from "vitest";
import { writeForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { hiddenInput, readForm } from "./readForm.ts";
import { markServed } from "./servedForm.ts";

const definition = defineForm({
  id: 31,
  title: "Write to us",
  locale: "de_DE",
  fields: [{ kind: "text", name: "your-name", label: "Your name" }],
});

afterEach(() => document.body.replaceChildren());

function formOf(box: HTMLElement): HTMLFormElement {
  return box.querySelector("form") as HTMLFormElement;
}

function hide(box: HTMLElement, name: string, value: string): void {
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name, value });
  formOf(box).prepend(input);
}

describe("A form's parts", () => {
  test("hold its id, its plugin's version and its locale [CF-003, CF-004, CF-005]", () => {
    const box = writeForm(definition);
    expect(readForm(formOf(box))).toMatchObject({
      id: 31,
      pluginVersion: "6.1.6",
      locale: "de_DE",
    });
  });

  test("hold its unit tag and the id of the page it stands on [CF-006, CF-007]", () => {
    const box = writeForm(definition, "wpcf7-f31-p6-o2");
    const post = hiddenInput(box, "_wpcf7_container_post") as HTMLInputElement;
    post.value = "6";
    expect(readForm(formOf(box))).toMatchObject({ unitTag: "wpcf7-f31-p6-o2", containerPost: 6 });
  });

  test("hold its status, as page scripts read it from the form [CF-008]", () => {
    const box = writeForm(definition);
    const form = formOf(box) as HTMLFormElement & { wpcf7?: { readonly status: string } };
    const unmark = markServed(readForm(form), () => undefined);
    expect(form.wpcf7?.status).toBe("init");
    form.dataset.status = "invalid";
    expect(form.wpcf7?.status).toBe("invalid");
    unmark();
    expect(form.wpcf7).toBeUndefined();
  });

  test("come from its box where the form itself does not say them", () => {
    const box = writeForm(definition, "wpcf7-f31-o4");
    box.querySelector(".hidden-fields-container")?.remove();
    expect(readForm(formOf(box))).toEqual({
      ...{ box, form: formOf(box), id: 31, unitTag: "wpcf7-f31-o4" },
      ...{ pluginVersion: "", locale: "", containerPost: 0 },
    });
  });

  test("are found though fields have the names of the form's own properties", () => {
    const box = writeForm(definition);
    for (const name of [
      "id",
      "name",
      "action",
      "elements",
      "title",
      "children",
      "reset",
      "submit",
    ]) {
      hide(box, name, "x");
    }
    expect(readForm(formOf(box))).toMatchObject({ box, id: 31, locale: "de_DE" });
  });

  test("are no numbers where there are none", () => {
    const box = writeForm(definition);
    (hiddenInput(box, "_wpcf7") as HTMLInputElement).value = "x";
    (hiddenInput(box, "_wpcf7_container_post") as HTMLInputElement).value = "";
    expect(readForm(formOf(box))).toMatchObject({ id: 0, containerPost: 0 });
  });
});
