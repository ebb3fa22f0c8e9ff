import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { ACCOUNT_FIELDS_COOKIE, keepAccountFields } from "../browser/accountFields.ts";
import { hasCookie } from "../browser/hasCookie.ts";
import { readCookie } from "../browser/readCookie.ts";
import type { Stop } from "../browser/stop.ts";
import { writeCookie } from "../browser/writeCookie.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { ACCOUNT_FIELDS_LIFE, createAccountFields } from "./createAccountFields.ts";
import "./prefill.css";

let stop: Stop = () => {};
let form: HTMLFormElement;

beforeEach(() => {
  form = document.createElement("form");
  document.body.replaceChildren(form);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  writeCookie(document, { name: ACCOUNT_FIELDS_COOKIE, value: "", maxAge: 0 });
});

function field(attributes: Readonly<Record<string, string>>): HTMLInputElement {
  const place = document.createElement("div");
  const input = document.createElement("input");
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  place.append(input);
  form.append(place);
  return input;
}

const keep = (...pairs: [name: string, value: string][]): void =>
  keepAccountFields(
    document,
    pairs.map(([name, value]) => ({ name, value })),
  );

const cookie = () => readCookie(document, ACCOUNT_FIELDS_COOKIE);
const textOf = (input: Element) => input.parentElement?.querySelector(".tve-editable-field > p");
const buttonOf = (input: Element) =>
  input.parentElement?.querySelector<HTMLButtonElement>("p + span.tve-edit-field > button");

describe("createAccountFields", () => {
  test("the cookie's pairs fill the inputs of their names [PB-117]", () => {
    keep(["email", "kim@site.test"], ["name", "Kim; Doe"]);
    const email = field({ name: "email", type: "email" });
    const name = field({ name: "name" });
    const other = field({ name: "city" });
    stop = createAccountFields(document.body);
    expect([email.value, name.value, other.value]).toEqual(["kim@site.test", "Kim; Doe", ""]);
  });

  test("the cookie as the real system writes it is read, and only then is anything loaded [PB-117]", async () => {
    const text = encodeURIComponent('[{"name":"email","value":"kim@site.test"}]');
    expect(hasCookie(document, ACCOUNT_FIELDS_COOKIE)).toBe(false);
    // biome-ignore lint/suspicious/noDocumentCookie: as the real system writes it.
    document.cookie = `account_create_fields=${text}; path=/`;
    const email = field({ name: "email" });
    stop = start(document, { behaviours });
    await expect.poll(() => email.value).toBe("kim@site.test");
  });

  test("the cookie is gone after 2500 ms, as soon as that and not sooner [PB-118]", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    keep(["email", "kim@site.test"]);
    field({ name: "email" });
    expect(ACCOUNT_FIELDS_LIFE).toBe(2500);
    stop = createAccountFields(document.body);
    vi.advanceTimersByTime(2499);
    expect(cookie()).toContain("kim@site.test");
    vi.advanceTimersByTime(1);
    expect(cookie()).toBeUndefined();
    expect(hasCookie(document, ACCOUNT_FIELDS_COOKIE)).toBe(false);
  });

  test("a value is shown as text, with a button that brings its field back", () => {
    keep(["email", "kim@site.test"]);
    const email = field({ name: "email", placeholder: "Your email" });
    stop = createAccountFields(document.body);
    expect(email.checkVisibility()).toBe(false);
    expect(textOf(email)?.textContent).toBe("kim@site.test");
    const edit = buttonOf(email);
    expect([edit?.type, edit?.getAttribute("aria-label")]).toEqual(["button", "Edit: Your email"]);
    edit?.click();
    expect(email.checkVisibility()).toBe(true);
    expect(document.activeElement).toBe(email);
    expect(textOf(email)).toBeNull();
    expect(email.value).toBe("kim@site.test");
  });

  test("a value is never markup, whoever has planted it", () => {
    const hostile = '"><img src=x onerror="window.__planted=1"><script>window.__planted=1</script>';
    keep(["name", hostile], ['x"],input[name="y', "z"], ["__proto__", "p"]);
    const name = field({ name: "name" });
    stop = createAccountFields(document.body);
    expect(textOf(name)?.textContent).toBe(hostile);
    expect(document.querySelector("img, script[src=x]")).toBeNull();
    expect("__planted" in window).toBe(false);
  });

  test.each(["null", "{}", "[", '["a",null,{"name":1,"value":2}]', '{"email":"x"}'])(
    "a cookie that says %s fills nothing",
    (value) => {
      writeCookie(document, { name: ACCOUNT_FIELDS_COOKIE, value });
      const email = field({ name: "email" });
      stop = createAccountFields(document.body);
      expect(email.value).toBe("");
      expect(email.checkVisibility()).toBe(true);
    },
  );

  test("passwords, hidden fields, lists and what was written already stay as they are", () => {
    keep(["pass", "p"], ["token", "t"], ["tags[]", "a"], ["city", "Bonn"], ["age", "12x"]);
    const pass = field({ name: "pass", type: "password" });
    const token = field({ name: "token", type: "hidden", value: "mine" });
    const tags = field({ name: "tags[]" });
    const city = field({ name: "city", value: "Ulm" });
    const age = field({ name: "age", type: "number" });
    stop = createAccountFields(document.body);
    expect([pass, token, tags, city, age].map(({ value }) => value)).toEqual([
      ...["", "mine", "", "Ulm", ""],
    ]);
    expect(document.querySelector(".tve-editable-field")).toBeNull();
  });

  test("neither a card nor a shown password is filled, nor is consent given", () => {
    keep(["password", "p"], ["card", "4111"], ["user_consent", "1"], ["city", "Bonn"]);
    const shown = field({ name: "password", type: "text" });
    const card = field({ name: "card", autocomplete: "cc-number" });
    const consent = field({ name: "user_consent", type: "checkbox", value: "1" });
    const city = field({ name: "city" });
    stop = createAccountFields(document.body);
    expect([shown.value, card.value, consent.checked, city.value]).toEqual([
      ...["", "", false, "Bonn"],
    ]);
  });

  test("what a field would not take, and a box that was ticked, are seen", () => {
    keep(["email", "not an address"], ["plan", "yearly"]);
    const email = field({ name: "email", type: "email" });
    const [monthly, yearly] = ["monthly", "yearly"].map((value) =>
      field({ name: "plan", type: "radio", value }),
    );
    stop = createAccountFields(document.body);
    expect([email.value, email.checkVisibility()]).toEqual(["not an address", true]);
    expect([monthly?.checked, yearly?.checked]).toEqual([false, true]);
    expect(yearly?.checkVisibility()).toBe(true);
  });

  test("what was written before comes before a default, and a reset shows the field", () => {
    keep(["city", "Bonn"]);
    const city = field({ name: "city", "default-value": "Ulm" });
    city.value = "Ulm";
    stop = createAccountFields(document.body);
    expect(textOf(city)?.textContent).toBe("Bonn");
    form.reset();
    expect(city.checkVisibility()).toBe(true);
    expect(textOf(city)).toBeNull();
  });

  test("the query's affiliate goes into the hidden field for it", () => {
    const before = location.href;
    history.replaceState(history.state, "", "?affiliate=%22%3E7");
    try {
      const hidden = field({ name: "tve_affiliate", type: "hidden" });
      stop = createAccountFields(document.body);
      expect(hidden.value).toBe('">7');
    } finally {
      history.replaceState(history.state, "", before);
    }
  });

  test("stop leaves nothing behind but what was written", async () => {
    keep(["email", "kim@site.test"]);
    field({ name: "email" });
    await expectCleanStop(() => createAccountFields(document.body));
  });
});
