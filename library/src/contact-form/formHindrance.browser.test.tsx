import { afterEach, describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { writeForm } from "../../../tests/support/openForm.tsx";
import { readPage } from "../../../tests/support/pageState.ts";
import { createContactForm, type FormPage } from "./createContactForm.ts";
import { defineForm } from "./definition/defineForm.ts";

const definition = defineForm({
  id: 33,
  title: "Write to us",
  locale: "en_US",
  fields: [{ kind: "text", name: "your-name", label: "Your name" }],
});

type PageObject = { wpcf7?: object };

/** A form in a window of its own, from which anything may be taken. */
function openInFrame(): { readonly form: HTMLFormElement; readonly view: Window & PageObject } {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const box = writeForm(definition);
  view.document.body.append(box);
  return { form: box.querySelector("form") as HTMLFormElement, view };
}

const FEATURES = ["fetch", "FormData", "NodeList.forEach", "String.replaceAll"];

function remove(view: Window, feature: string): void {
  const [owner = "", method] = feature.split(".");
  const holder = method ? Reflect.get(view, owner).prototype : view;
  Object.defineProperty(holder, method ?? owner, { value: undefined });
}

afterEach(() => document.body.replaceChildren());

/** Expects that a form is left alone, and gives what is said of it. */
function startInVain(form: HTMLFormElement, page?: FormPage): string[] {
  const before = readPage(form.ownerDocument);
  const stop = createContactForm(form, {}, page);
  expect(readPage(form.ownerDocument)).toEqual(before);
  stop();
  return takeConsole();
}

describe("A form that cannot be served is left as it is, and the console says why:", () => {
  test("a feature is missing [CF-016]", () => {
    for (const name of FEATURES) {
      const { form, view } = openInFrame();
      remove(view, name);
      const said = startInVain(form);
      expect(said).toEqual([
        expect.stringContaining(`vitrine: Your browser does not support ${name}. `),
      ]);
    }
  });

  test("all features are missing [CF-016]", () => {
    const { form, view } = openInFrame();
    for (const name of FEATURES) remove(view, name);
    expect(startInVain(form)).toEqual([
      expect.stringContaining(
        "Your browser does not support fetch / FormData / NodeList.forEach / String.replaceAll. ",
      ),
    ]);
  });

  test("a foreign page has no object wpcf7 [CF-017]", () => {
    const box = writeForm(definition);
    const said = startInVain(box.querySelector("form") as HTMLFormElement, {});
    expect(said).toEqual([expect.stringContaining("wpcf7 is not defined. ")]);
  });

  test("its object wpcf7 has no api [CF-018]", () => {
    const { form, view } = openInFrame();
    view.wpcf7 = { cached: 1 };
    const said = startInVain(form, {});
    expect(said).toEqual([expect.stringContaining("wpcf7.api is not defined. ")]);
  });

  test("the plugin's own script serves it", () => {
    const { form, view } = openInFrame();
    view.wpcf7 = { init: () => {}, api: { root: "/", namespace: "x" } };
    expect(startInVain(form)).toEqual([expect.stringContaining("remove one of the two")]);
  });
});
