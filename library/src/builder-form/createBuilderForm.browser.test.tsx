import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, type TestContext, test } from "vitest";
import { type Capture, captureFetch, type MadeUpAnswer } from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { forgetAccountFields } from "../browser/accountFields.ts";
import { announce, REGION_DELAY } from "../browser/announce.ts";
import { readCookie } from "../browser/readCookie.ts";
import type { Stop } from "../browser/stop.ts";
import { TOAST_EVENT } from "../browser/waitingToasts.ts";
import { BuilderForm } from "./BuilderForm.tsx";
import { createBuilderForm } from "./createBuilderForm.ts";
import "./builder-form.css";

const AJAX = "/wp-admin/admin-ajax.php";
const page = { ajaxurl: AJAX, post_id: "42" };
const EMAIL = { name: "email", value: "kim@site.test" };

let element: HTMLElement;
let form: HTMLFormElement;
let stop: Stop = () => {};
let capture: Capture | undefined;
let letGo: Stop = () => {};

beforeEach(() => document.body.replaceChildren());

afterEach(async () => {
  stop();
  letGo();
  letGo = () => {};
  await capture?.stop();
  capture = undefined;
  forgetAccountFields(document);
  sessionStorage.clear();
});

type Attributes = Readonly<Record<string, string>>;

function make(tag: string, attributes: Attributes, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A form in the builder's markup. */
function build(
  fields: readonly (Attributes & { tag?: string })[],
  settings: Attributes = {},
): void {
  const inputs = fields.map(({ tag = "input", ...attributes }) =>
    make("div", { class: "tve_lg_input_container" }, make(tag, attributes)),
  );
  const hidden = Object.entries(settings).map(([id, value]) =>
    make("input", { type: "hidden", id, name: id, value }),
  );
  const messages = make("input", {
    class: "tve-lg-err-msg",
    type: "hidden",
    value: JSON.stringify({ required: "Must be there", email: "No address", phone: " " }),
  });
  const button = make("button", { type: "submit", style: "block-size: 48px" }, "Send");
  form = document.createElement("form");
  form.method = "post";
  form.append(...inputs, button, ...hidden);
  element = make("div", { class: "thrv_lead_generation" }, messages, form);
  element.dataset.connection = "api";
  element.dataset.settingsId = "lg-7";
  document.body.append(element);
}

const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const button = () => form.querySelector("button") as HTMLButtonElement;
const loader = () => element.querySelector(".tcb-form-loader");
const items = () =>
  [...element.querySelectorAll("#tve-lg-error-container .tve-lg-err-item")].map(
    ({ textContent }) => textContent,
  );
const write = (name: string, value: string): void => {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
};

/** Answers what the form sends, once let go. */
async function answer(task: TestContext["task"], made: MadeUpAnswer | object): Promise<void> {
  const isMade = "isLost" in made || "status" in made || "body" in made;
  capture = await captureFetch(task, ({ url }) =>
    url.pathname === AJAX ? (isMade ? made : { body: JSON.stringify(made) }) : undefined,
  );
}

const sent = () => capture?.all().filter(({ url }) => url.pathname === AJAX) ?? [];

/** Starts the form, and waits until it can be judged. */
async function begin(): Promise<void> {
  stop = createBuilderForm(element, {}, page);
  await expect.poll(() => form.noValidate).toBe(true);
}

/** Where the page would go; it stays. */
function holdPage(): string[] {
  const places: string[] = [];
  const { navigation } = window as unknown as { navigation: EventTarget };
  const hold = (event: Event): void => {
    const { destination } = event as Event & { destination: { url: string } };
    places.push(destination.url);
    event.preventDefault();
  };
  navigation.addEventListener("navigate", hold);
  letGo = () => navigation.removeEventListener("navigate", hold);
  return places;
}

describe("while a form is on its way", () => {
  test("its buttons are hidden and a spinner is seen, until it has ended [PB-100, PB-101, PB-102]", async ({
    task,
  }) => {
    await answer(task, {});
    build([EMAIL]);
    await begin();
    expect(loader()).toBeNull();
    button().focus();
    const { top } = button().getBoundingClientRect();
    const { height } = form.getBoundingClientRect();
    button().click();
    expect(button().checkVisibility()).toBe(false);
    expect(loader()?.checkVisibility({ visibilityProperty: true })).toBe(true);
    const spinner = getComputedStyle(loader() as Element, "::before");
    expect([spinner.content, spinner.animationName]).toEqual(['""', "vitrine-form-loader"]);
    // Nothing below moves.
    expect(form.getBoundingClientRect().height).toBe(height);
    expect(form.getAttribute("aria-busy")).toBe("true");
    await expect.poll(() => element.dataset.state).toBe("sent");
    expect(button().checkVisibility()).toBe(true);
    expect(button().getBoundingClientRect().top).toBe(top);
    expect(loader()).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(form.hasAttribute("aria-busy")).toBe(false);
  });

  test("buttons stay hidden and the spinner seen under styles that fight back [PB-100, PB-101]", async ({
    task,
  }) => {
    await answer(task, { isLost: true });
    build([EMAIL]);
    const own = make("div", { class: "tcb-form-loader" });
    button().after(own);
    document.body.append(
      make("style", {}, "button{display:block} .tcb-form-loader{display:none} *{transition:none}"),
    );
    await begin();
    button().click();
    expect(button().checkVisibility()).toBe(false);
    expect(own.checkVisibility()).toBe(true);
    await expect.poll(() => element.dataset.state).toBe("failed");
    expect([button().checkVisibility(), own.checkVisibility()]).toEqual([true, false]);
  });
});

describe("what is sent", () => {
  test("is the form, and what the real system's server asks for", async ({ task }) => {
    await answer(task, {});
    build([EMAIL, { name: "first name", value: "Kim & Co" }], { _back_url: "/thanks" });
    await begin();
    button().click();
    const request = await capture?.next(({ url }) => url.pathname === AJAX);
    expect(request?.method).toBe("POST");
    expect(request?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    const body = Object.fromEntries(new URLSearchParams(request?.body));
    expect(body).toMatchObject({
      email: "kim@site.test",
      "first name": "Kim & Co",
      _back_url: "/thanks",
      action: "tve_api_form_submit",
      url: location.href,
      _tcb_id: "lg-7",
      post_id: "42",
      frontend_post_id: "42",
    });
    const time = Number.parseInt(body.tcb_token ?? "", 32) / 10;
    expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
    await expect.poll(() => element.dataset.state).toBe("sent");
  });

  test("goes once, however often the button is pressed", async ({ task }) => {
    await answer(task, {});
    build([EMAIL]);
    await begin();
    button().click();
    button().click();
    form.requestSubmit();
    await expect.poll(() => element.dataset.state).toBe("sent");
    expect(sent()).toHaveLength(1);
  });

  test("is told of on the form, and anyone may keep it from being sent", async ({ task }) => {
    await answer(task, {});
    build([EMAIL]);
    await begin();
    const heard: string[] = [];
    const names = ["should_submit_form", "form_conversion", "lead_conversion_success"];
    for (const name of names.flatMap((one) => [one, `${one}.tcb`]))
      document.body.addEventListener(name, () => heard.push(name), { once: true });
    form.addEventListener("should_submit_form", (event) => event.preventDefault(), { once: true });
    button().click();
    expect(heard).toEqual(["should_submit_form.tcb", "should_submit_form"]);
    expect(loader()).toBeNull();
    button().click();
    await expect
      .poll(() => heard.slice(2))
      .toEqual([
        ...["form_conversion.tcb", "form_conversion"],
        ...["lead_conversion_success.tcb", "lead_conversion_success"],
      ]);
    expect(sent()).toHaveLength(1);
  });

  test("of a form that is posted elsewhere is only told, and the form posts itself", async ({
    task,
  }) => {
    await answer(task, {});
    build([EMAIL]);
    element.dataset.connection = "custom-html";
    delete element.dataset.settingsId;
    await begin();
    let isPosted = false;
    form.addEventListener("submit", (event) => {
      isPosted = !event.defaultPrevented;
      event.preventDefault();
    });
    button().click();
    const request = await capture?.next(({ url }) => url.pathname === AJAX);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      action: "tve_custom_form_submit",
      email: "kim@site.test",
      name: "",
      post_id: "42",
    });
    expect(isPosted).toBe(true);
  });
});

describe("what is wrong", () => {
  test("is said in the form's own words, on its fields, and the first one gets the focus", async ({
    task,
  }) => {
    await answer(task, {});
    build([
      { name: "first", "data-required": "1" },
      { name: "email", "data-validation": "email", value: "kim@" },
      { name: "last", "data-required": "1", "aria-describedby": "hint" },
      { tag: "textarea", name: "text", "data-min": "5" },
    ]);
    field("text").value = "four";
    await begin();
    button().click();
    expect(items()).toEqual(["Must be there", "No address", "At least 5 characters are needed"]);
    expect(document.activeElement).toBe(field("first"));
    for (const name of ["first", "email", "last", "text"]) {
      expect(field(name).getAttribute("aria-invalid"), name).toBe("true");
      expect(field(name).classList.contains("tve-lg-error"), name).toBe(true);
    }
    const ids = field("last").getAttribute("aria-describedby")?.split(" ") ?? [];
    expect([ids[0], document.getElementById(ids[1] ?? "")?.textContent]).toEqual([
      "hint",
      "Must be there",
    ]);
    expect(sent()).toHaveLength(0);
  });

  test("goes as soon as it is put right, and nothing new is found meanwhile", async () => {
    build([
      { name: "email", "data-required": "1", "data-validation": "email" },
      { name: "phone", "data-validation": "phone" },
    ]);
    await begin();
    button().click();
    write("phone", "12");
    write("email", "kim");
    expect(items()).toEqual(["No address"]);
    write("email", "kim@site.test");
    expect(items()).toEqual([]);
    expect(field("email").hasAttribute("aria-invalid")).toBe(false);
    expect(field("email").hasAttribute("aria-describedby")).toBe(false);
    expect(element.querySelector(".tve-lg-error-container")).toBeNull();
  });

  test("boxes of one name are asked for once, and any of them will do", async () => {
    const box = { type: "checkbox", name: "topic[]", "data-required": "1" };
    build([box, { ...box, value: "b" }]);
    await begin();
    form.addEventListener("should_submit_form", (event) => event.preventDefault());
    button().click();
    expect(items()).toEqual(["Must be there"]);
    const [first, second] = form.querySelectorAll<HTMLInputElement>("[type=checkbox]");
    expect(document.activeElement).toBe(first);
    second?.click();
    expect(items()).toEqual([]);
  });

  test("by the server's word is said as text, at the field that it names", async ({ task }) => {
    const hostile = 'Already <img src=x onerror="window.__form=1">known';
    await answer(task, { error: true, error_message: [hostile], field: "email" });
    build([EMAIL]);
    await begin();
    button().click();
    await expect.poll(items).toEqual(["Already known"]);
    expect(element.dataset.state).toBe("failed");
    expect(document.activeElement).toBe(field("email"));
    expect(field("email").value).toBe("kim@site.test");
    write("email", "lee@site.test");
    expect([items(), field("email").hasAttribute("aria-invalid")]).toEqual([[], false]);
    expect("__form" in window).toBe(false);
  });

  test.for([
    ["no connection", { isLost: true }],
    ["an answer that is no JSON", { body: "<p>0" }],
    ["a server that fails", { status: 500, body: "{}" }],
  ] as const)(
    "with the request (%s) keeps every value, says so, and can be tried again",
    async ([, made], { task }) => {
      await answer(task, made);
      build([EMAIL, { name: "last", value: "Doe" }]);
      await begin();
      button().click();
      await expect
        .poll(items)
        .toEqual(["An error occurred while submitting your data. Please try again"]);
      expect([field("email").value, field("last").value]).toEqual(["kim@site.test", "Doe"]);
      expect(button().checkVisibility()).toBe(true);
      const before = sent().length;
      button().click();
      expect(items()).toEqual([]);
      await expect.poll(() => element.dataset.state).toBe("failed");
      expect(sent()).toHaveLength(before + 1);
    },
  );
});

describe("once it was sent", () => {
  test("the server's message is shown, with the visitor's name, and the form is empty", async ({
    task,
  }) => {
    await answer(task, {
      form_messages: { success: "<p>Thanks [lead_name], we write to [lead_email].</p>" },
    });
    build([{ name: "name" }, { name: "email" }]);
    await begin();
    write("name", "<b>Kim");
    write("email", "kim@site.test");
    button().click();
    const message = () => element.querySelector("[data-builder-form-message]")?.textContent;
    await expect.poll(message).toBe("Thanks <b>Kim, we write to kim@site.test.");
    expect(field("email").value).toBe("");
    write("email", "lee@site.test");
    button().click();
    expect(message()).toBeUndefined();
    await expect.poll(message).toBe("Thanks , we write to lee@site.test.");
  });

  test("the page's own notification says it, where there is one", async ({ task }) => {
    await answer(task, { form_messages: { success: "Welcome!" } });
    build([EMAIL]);
    document.body.append(make("div", { class: "notifications-content-wrapper" }));
    const asked: unknown[] = [];
    const hear = (event: Event): void => {
      event.preventDefault();
      asked.push((event as CustomEvent).detail);
    };
    document.addEventListener(TOAST_EVENT, hear, { once: true });
    await begin();
    button().click();
    await expect.poll(() => asked).toEqual([{ text: "Welcome!", state: "success" }]);
    expect(element.querySelector("[data-builder-form-message]")).toBeNull();
  });

  test("the visitor is led on, with what was written in the address and in the cookie", async ({
    task,
  }) => {
    const places = holdPage();
    await answer(task, { form_messages: { success: "Welcome!" } });
    build(
      [
        EMAIL,
        { name: "name", value: "Kim; Doe" },
        { name: "password", type: "password", value: "secret" },
        { name: "confirm_password", value: "secret" },
        { name: "card", autocomplete: "cc-number", value: "4111" },
        { name: "user_consent", type: "checkbox", value: "1", checked: "" },
      ],
      { _submit_option: "redirect", _back_url: "/thanks", _sendParams: "1", _autofill: "1" },
    );
    await begin();
    button().click();
    await expect
      .poll(() => places)
      .toEqual([`${location.origin}/thanks?email=kim%40site.test&tve_name=Kim%3B+Doe`]);
    expect(JSON.parse(readCookie(document, "account_create_fields") ?? "")).toEqual([
      EMAIL,
      { name: "name", value: "Kim; Doe" },
    ]);
    // Its message waits for the page after this one.
    expect(sessionStorage.getItem("tcb_toast_message")).toBe("Welcome!");
    // Until the page is gone it is on its way; coming Back it can be used.
    expect(button().checkVisibility()).toBe(false);
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(button().checkVisibility()).toBe(true);
  });

  test("led to a place on the same page, the form can be used again at once", async ({ task }) => {
    await answer(task, {});
    build([EMAIL], { _submit_option: "redirect", _back_url: "#thanks" });
    await begin();
    button().click();
    await expect.poll(() => location.hash).toBe("#thanks");
    await expect.poll(() => button().checkVisibility()).toBe(true);
    expect(loader()).toBeNull();
    history.back();
    await expect.poll(() => location.hash).toBe("");
  });

  test("nothing is kept for a page of another host, and a script is no page", async ({ task }) => {
    const places = holdPage();
    await answer(task, {});
    build([EMAIL], {
      _submit_option: "redirect",
      _back_url: "https://elsewhere.test/x",
      _autofill: "1",
    });
    await begin();
    button().click();
    await expect.poll(() => places).toEqual(["https://elsewhere.test/x"]);
    expect(readCookie(document, "account_create_fields")).toBeUndefined();
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    const back = field("_back_url");
    back.value = "javascript:window.__form=1";
    button().click();
    await expect
      .poll(() => element.querySelector("[data-builder-form-message]")?.textContent)
      .toContain("Thank you");
    expect("__form" in window).toBe(false);
    expect(places).toHaveLength(1);
  });
});

describe("a form of the builder", () => {
  test("that is sent before it can be judged is sent as soon as it can", async ({ task }) => {
    await answer(task, {});
    build([EMAIL]);
    stop = createBuilderForm(element, {}, page);
    button().click();
    button().click();
    expect(sent()).toHaveLength(0);
    await expect.poll(() => element.dataset.state).toBe("sent");
    expect(sent()).toHaveLength(1);
  });

  test("that is stopped before that leaves nothing behind", async () => {
    build([EMAIL]);
    await expectCleanStop(() => createBuilderForm(element, {}, page));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(form.noValidate).toBe(false);
  });

  test("that cannot be sent is named once, and left as it is", () => {
    build([EMAIL]);
    delete element.dataset.settingsId;
    const before = element.outerHTML;
    stop = createBuilderForm(element, {}, page);
    expect(takeConsole().join()).toContain("data-settings-id");
    expect(element.outerHTML).toBe(before);
  });

  test("leaves nothing behind, stopped while it is sent or while it is wrong", async ({ task }) => {
    await answer(task, {});
    build([EMAIL, { name: "last", "data-required": "1" }]);
    const warm = announce(document, "a", "polite");
    await new Promise((resolve) => setTimeout(resolve, 2 * REGION_DELAY));
    warm();
    const start = async (): Promise<Stop> => {
      await begin();
      return stop;
    };
    await expectCleanStop(start, { during: () => button().click() });
    field("last").value = "Doe";
    await expectCleanStop(start, { during: () => button().click(), settle: 2000 });
  });
});

describe("<BuilderForm>", () => {
  test("writes that markup, in its words, starts, and tells when it was sent", async ({ task }) => {
    await answer(task, {});
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    const heard: unknown[] = [];
    flushSync(() =>
      root.render(
        <BuilderForm
          settingsId="lg-9"
          afterSending="message"
          labels={{ required: "Fehlt", sent: "Danke!" }}
          onSent={(one) => heard.push(one.redirect)}
        >
          <input name="email" data-required="1" />
          <button type="submit">Los</button>
        </BuilderForm>,
      ),
    );
    element = host.firstElementChild as HTMLElement;
    form = element.querySelector("form") as HTMLFormElement;
    button().click();
    await expect.poll(items).toEqual(["Fehlt"]);
    write("email", "kim@site.test");
    button().click();
    await expect.poll(() => heard).toEqual([""]);
    expect(new URLSearchParams(sent()[0]?.body).get("_tcb_id")).toBe("lg-9");
    expect(element.textContent).toContain("Danke!");
    flushSync(() => root.unmount());
    expect(host.childNodes).toHaveLength(0);
  });
});
