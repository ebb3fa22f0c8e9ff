import { type ReactNode, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isStarted } from "../browser/startOnce.ts";
import { ContactForm } from "./ContactForm.tsx";
import { createContactForm } from "./createContactForm.ts";
import { defineForm } from "./definition/defineForm.ts";
import { schemaOf } from "./definition/schemaOf.ts";
import { callbackEvents } from "./FormCallbacks.ts";
import { Field } from "./markup/fields/Field.tsx";

// The engine has tests of its own; here it counts when it is started and stopped.
vi.mock("./createContactForm.ts", () => ({ createContactForm: vi.fn() }));
const engine = vi.mocked(createContactForm);
const stopEngine = vi.fn();

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  engine.mockReset().mockReturnValue(stopEngine);
  stopEngine.mockReset();
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
});

const show = (node: ReactNode) => flushSync(() => root.render(node));
const shownForm = () => {
  const form = host.querySelector("form");
  if (!form) throw new Error("no form is shown");
  return form;
};
const control = (name: string) => shownForm().querySelector<HTMLInputElement>(`[name="${name}"]`);

const form = defineForm({
  id: 5,
  title: "Write to us",
  locale: "en_US",
  recaptcha: true,
  fields: [
    { kind: "text", name: "who", label: "Name", required: true, value: "Ann" },
    { kind: "checkbox", name: "days", label: "Days", options: ["Mon", "Tue"], value: "Tue" },
    { kind: "select", name: "menu", label: "Menu", options: ["a", "b"], value: "b" },
    { kind: "quiz", name: "sum", label: "Question", question: "1 + 1 = ?", answer: "beef" },
    { kind: "captcha", name: "cap", label: "Copy", challenge: "7", image: "data:," },
  ],
});
const other = defineForm({
  ...form,
  id: 6,
  fields: [{ kind: "email", name: "mail", label: "Email" }],
});

describe("ContactForm", () => {
  test("has the hidden inputs for a reCAPTCHA token and the hash of what was posted [CF-011, CF-012]", () => {
    show(<ContactForm form={form} />);
    for (const name of ["_wpcf7_recaptcha_response", "_wpcf7_posted_data_hash"]) {
      expect(control(name)).toMatchObject({ type: "hidden", value: "" });
      expect(new FormData(shownForm()).has(name)).toBe(true);
    }
  });

  test("has the hidden inputs for a captcha's challenge and a quiz's answer [CF-013, CF-014]", () => {
    show(<ContactForm form={form} />);
    expect(control("_wpcf7_captcha_challenge_cap")).toMatchObject({ type: "hidden", value: "7" });
    expect(control("_wpcf7_quiz_answer_sum")).toMatchObject({ type: "hidden", value: "beef" });
  });

  test("starts the engine with the definition's rules, and stops it at its end", () => {
    const api = { root: "https://a.test/wp-json/", namespace: "contact-form-7/v1" };
    show(
      <ContactForm
        form={form}
        api={api}
        labels={{ offline: "Kein Netz" }}
        options={{ timeout: 9 }}
      />,
    );
    const element = shownForm();
    expect(engine.mock.calls).toEqual([
      [element, { api, labels: { offline: "Kein Netz" }, timeout: 9, schema: schemaOf(form) }],
    ]);
    expect(isStarted(element, "contact-form")).toBe(true);
    show(null);
    expect(stopEngine).toHaveBeenCalledTimes(1);
    expect(isStarted(element, "contact-form")).toBe(false);
  });

  test("in strict mode runs the engine once in the end", () => {
    show(
      <StrictMode>
        <ContactForm form={form} />
      </StrictMode>,
    );
    expect(engine.mock.calls.length - stopEngine.mock.calls.length).toBe(1);
  });

  test("leaves alone what the engine changed, whatever is rendered again around it", () => {
    const page = (round: number) => (
      <section title={String(round)}>
        <ContactForm
          form={form}
          className={`round${round}`}
          unitTag={`u${round}`}
          state={{ status: "aborted", message: String(round) }}
          onSent={() => round}
        >
          <Field form={form} name="who" />
          <p>{round}</p>
        </ContactForm>
      </section>
    );
    show(page(1));
    const box = host.querySelector(".wpcf7");
    box?.classList.replace("no-js", "js");
    shownForm().setAttribute("data-status", "invalid");
    shownForm().append(document.createElement("b"));
    const changes = new MutationObserver(() => {});
    changes.observe(host, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    show(page(2));
    expect(changes.takeRecords().map(({ target }) => target)).toEqual([
      host.querySelector("section"),
    ]);
    expect(engine).toHaveBeenCalledTimes(1);
    expect(box?.className).toBe("wpcf7 js");
  });

  test("starts anew with another definition", () => {
    show(<ContactForm form={form} />);
    const before = shownForm();
    show(<ContactForm form={other} />);
    expect(before.isConnected).toBe(false);
    expect(stopEngine).toHaveBeenCalledTimes(1);
    expect(engine.mock.calls.map(([element]) => element)).toEqual([before, shownForm()]);
    expect(control("_wpcf7")?.value).toBe("6");
    show(<ContactForm form={other} />);
    expect(engine).toHaveBeenCalledTimes(2);
  });

  test("starts the engine anew for another address, and keeps the markup", () => {
    const api = (root: string) => ({ root, namespace: "contact-form-7/v1" });
    show(<ContactForm form={form} api={api("/a/")} />);
    const before = shownForm();
    show(<ContactForm form={form} api={api("/a/")} />);
    show(<ContactForm form={form} api={api("/b/")} />);
    expect(shownForm()).toBe(before);
    expect(engine.mock.calls.map(([, options]) => options?.api?.root)).toEqual(["/a/", "/b/"]);
    expect(stopEngine).toHaveBeenCalledTimes(1);
  });

  test("takes over what a server wrote, with the same ids and what is written already", () => {
    const page = (
      <main>
        <ContactForm form={form} />
        <ContactForm form={other} dir="rtl" />
      </main>
    );
    const written = document.createElement("div");
    written.innerHTML = renderToString(page);
    host.append(written);
    const ids = [...host.querySelectorAll("[id]")].map(({ id }) => id);
    const element = shownForm();
    Object.assign(control("who") ?? {}, { value: "Bob" });
    Object.assign(control("menu") ?? {}, { value: "a" });
    const own = flushSync(() => hydrateRoot(written, page));
    expect([...host.querySelectorAll("[id]")].map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(shownForm()).toBe(element);
    expect([control("who")?.value, control("menu")?.value]).toEqual(["Bob", "a"]);
    expect(engine).toHaveBeenCalledTimes(2);
    flushSync(() => own.unmount());
  });

  test("a native reset brings back the values that the definition has at first", () => {
    show(<ContactForm form={form} />);
    const boxes = [...shownForm().querySelectorAll<HTMLInputElement>("[type=checkbox]")];
    const values = () => [
      control("who")?.value,
      control("menu")?.value,
      ...boxes.map(({ checked }) => checked),
    ];
    const before = values();
    for (const box of boxes) box.click();
    Object.assign(control("who") ?? {}, { value: "Bob" });
    Object.assign(control("menu") ?? {}, { value: "a" });
    expect(values()).toEqual(["Bob", "a", true, false]);
    shownForm().reset();
    expect(values()).toEqual(before);
    expect(before).toEqual(["Ann", "b", false, true]);
  });

  test("names every control that a visitor meets", () => {
    show(<ContactForm form={form} unitTag="u" />);
    const names = [...shownForm().querySelectorAll<HTMLInputElement>(".wpcf7-form-control-wrap *")]
      .filter((element) => element.labels && element.type !== "hidden")
      .map(({ labels }) =>
        [...(labels ?? [])].map((label) => label.textContent?.trim()).join(" | "),
      );
    expect(names).toEqual([
      "Name (required)",
      "Mon",
      "Tue",
      "Menu",
      "Question (required) | 1 + 1 = ?",
      "Copy (required)",
    ]);
    expect(shownForm().querySelector("fieldset.wpcf7-field > legend")?.textContent).toBe("Days");
  });
});

describe("a ContactForm's callbacks", () => {
  const fire = (type: string, detail: object) =>
    shownForm().dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

  test("each hears its own event, with what the event tells", () => {
    const heard: string[] = [];
    const hear = (name: string) => (detail: { status: string }) => {
      heard.push(`${name} ${detail.status}`);
    };
    const names = Object.keys(callbackEvents) as (keyof typeof callbackEvents)[];
    show(
      <ContactForm form={form} {...Object.fromEntries(names.map((name) => [name, hear(name)]))} />,
    );
    for (const name of names) fire(callbackEvents[name], { status: `of ${name}` });
    expect(heard).toEqual(names.map((name) => `${name} of ${name}`));
  });

  test("are told the values that were sent, under the form's own names", () => {
    const onSent = vi.fn();
    show(<ContactForm form={form} onSent={({ values }) => onSent(values.who, values.days)} />);
    const formData = new FormData(shownForm());
    formData.set("who", "Bob");
    shownForm().reset();
    fire("wpcf7mailsent", { status: "mail_sent", formData });
    expect(onSent.mock.calls).toEqual([["Bob", ["Tue"]]]);
  });

  test("are told the values in the form where nothing was sent", () => {
    const onStatusChange = vi.fn();
    show(<ContactForm form={form} onStatusChange={({ values }) => onStatusChange(values.menu)} />);
    fire("wpcf7statuschanged", { status: "validating", prevStatus: "init" });
    expect(onStatusChange.mock.calls).toEqual([["b"]]);
  });

  test("may change without a new start, and the newest is called", () => {
    const first = vi.fn();
    const second = vi.fn();
    show(<ContactForm form={form} onReset={first} />);
    show(<ContactForm form={form} onReset={second} />);
    fire("wpcf7reset", { status: "sent" });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(engine).toHaveBeenCalledTimes(1);
  });

  test("hear before the engine's own listeners do, which may take answers away", () => {
    const order: string[] = [];
    engine.mockImplementation((element) => {
      element.addEventListener("wpcf7submit", () => order.push("engine"));
      return stopEngine;
    });
    show(<ContactForm form={form} onSubmit={() => order.push("callback")} />);
    fire("wpcf7submit", { status: "spam" });
    expect(order).toEqual(["callback", "engine"]);
  });

  test("hear nothing once the form is gone", () => {
    const onSubmit = vi.fn();
    show(<ContactForm form={form} onSubmit={onSubmit} />);
    const element = shownForm();
    show(null);
    element.dispatchEvent(new CustomEvent("wpcf7submit", { detail: {} }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
