import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { openDialog } from "../browser/dialog.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createPrefill, type PrefillPage } from "./createPrefill.ts";
import { Prefill } from "./Prefill.tsx";
import "./prefill.css";

let form: HTMLFormElement;
let stop: Stop = () => {};

const visitor = vi.fn(async () => ({
  ip: "192.0.2.7",
  current_user: { first_name: "Kim", user_email: "kim@site.test" },
}));

const page: PrefillPage = {
  post_type: "page",
  post_id: "42",
  post_request_data: { plan: "yearly" },
  visitor,
};

beforeEach(() => {
  visitor.mockClear();
  form = document.createElement("form");
  document.body.replaceChildren(form);
});

afterEach(() => {
  stop();
  stop = () => {};
});

type Attributes = Readonly<Record<string, string>>;

function field(attributes: Attributes, tag = "input", className = ""): HTMLInputElement {
  const wrapper = document.createElement("div");
  wrapper.className = `tve_lg_input_container ${className}`.trim();
  const made = document.createElement(tag) as HTMLInputElement;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  wrapper.append(made);
  form.append(wrapper);
  return made;
}

const of = (type: string, value = "", more: Attributes = {}): Attributes => ({
  "data-complete-type": type,
  "data-complete-value": value,
  ...more,
});

const begin = (...fields: HTMLElement[]): void => {
  stop = stopAll(stop, ...fields.map((one) => createPrefill(one, {}, page)));
};

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

describe("createPrefill", () => {
  test("the signed-in user's fields fill the inputs that ask for them [PB-119]", async () => {
    const name = field(of("user", "wp.first_name"));
    const email = field(of("user", "wp.user_email"), "textarea");
    const ip = field(of("user", "ip"));
    begin(name, email, ip);
    await expect
      .poll(() => [name.value, email.value, ip.value])
      .toEqual(["Kim", "kim@site.test", "192.0.2.7"]);
  });

  test("on a page of the real builder, its own object says who is signed in [PB-119]", async () => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const inner = frame.contentDocument as Document;
    Object.assign(frame.contentWindow as object, {
      tve_frontend_options: { current_user: { first_name: "Kim", role: "editor" } },
    });
    const input = inner.createElement("input");
    input.dataset.completeType = "user";
    input.dataset.completeValue = "wp.first_name";
    inner.body.append(input);
    stop = start(inner, { behaviours });
    await expect.poll(() => input.value).toBe("Kim");
  });

  test("who is visiting is asked for only where a field shows it", async () => {
    const post = field(of("post", "plan"));
    const browser = field(of("user", "browser"));
    begin(post, browser);
    await expect.poll(() => post.value).toBe("yearly");
    await expect.poll(() => browser.value).toMatch(/^chrome,\d+$/);
    expect(visitor).not.toHaveBeenCalled();
  });

  test("where there is no value, the default holds; also where the server cannot be asked", async () => {
    visitor.mockRejectedValueOnce(new Error("on purpose"));
    const name = field(of("user", "wp.first_name", { "default-value": "friend", id: "lost" }));
    const query = field(of("query", "none", { "default-value": "organic" }));
    const plain = field({ "default-value": "as it is" });
    begin(name, query, plain);
    await expect
      .poll(() => [name.value, query.value, plain.value])
      .toEqual(["friend", "organic", "as it is"]);
    expect(takeConsole().join()).toContain("prefill failed on input#lost");
  });

  test("others hear of it, as of what a visitor writes", async () => {
    const input = field(of("post", "plan"));
    const heard: string[] = [];
    for (const type of ["input", "change"])
      form.addEventListener(type, (event) => heard.push(event.type));
    begin(input);
    await expect.poll(() => heard).toEqual(["input", "change"]);
  });

  test("what was written before or meanwhile stays, and passwords are never filled", async () => {
    const written = field({ ...of("post", "plan"), value: "mine" });
    const late = field(of("user", "wp.first_name"));
    const emptied = field(of("user", "wp.first_name"));
    const password = field({ ...of("post", "plan"), type: "password" });
    begin(written, late, emptied, password);
    late.value = "Lee";
    late.dispatchEvent(new Event("input", { bubbles: true }));
    emptied.dispatchEvent(new Event("input", { bubbles: true }));
    await settle();
    expect([written, late, emptied, password].map(({ value }) => value)).toEqual([
      ...["mine", "Lee", "", ""],
    ]);
  });

  test("a reset, and an overlay that opens around it, fill it again", async () => {
    const input = field(of("post", "plan"));
    begin(input);
    await expect.poll(() => input.value).toBe("yearly");
    input.value = "mine";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    form.reset();
    expect(input.value).toBe("");
    await expect.poll(() => input.value).toBe("yearly");
    const dialog = document.createElement("dialog");
    dialog.ariaLabel = "Form";
    document.body.append(dialog);
    dialog.append(form);
    // Emptied by a script, not by the visitor.
    form.reset();
    await settle();
    const time = field(of("cookie", "later"));
    begin(time);
    await settle();
    expect(time.value).toBe("");
    await cookieStore.set("later", "now there");
    const close = openDialog(dialog, { back: false });
    await expect.poll(() => time.value).toBe("now there");
    close();
    await cookieStore.delete("later");
  });

  test("the radio button whose value it is, and a box whose default is checked, are ticked", async () => {
    const radio = (value: string): HTMLInputElement =>
      field({ type: "radio", name: "plan", value, ...of("post", "plan") });
    const [monthly, yearly] = [radio("monthly"), radio("yearly")];
    const box = field({ type: "checkbox", name: "news", "default-value": "checked" });
    const other = field({ type: "checkbox", name: "more", "default-value": "" });
    begin(monthly, yearly, box, other);
    await expect
      .poll(() => [monthly, yearly, box, other].map(({ checked }) => checked))
      .toEqual([false, true, true, false]);
  });

  test("a choice that was made already stays", async () => {
    const chosen = field({ type: "radio", name: "size", value: "s", checked: "" });
    const asked = field({ type: "radio", name: "size", value: "yearly", ...of("post", "plan") });
    begin(asked);
    await settle();
    expect([chosen.checked, asked.checked]).toEqual([true, false]);
  });

  test("a hidden field is shown where there is no value for it", async () => {
    const full = field(of("post", "plan", { "data-hide": "1" }), "input", "tcb-permanently-hidden");
    const empty = field(
      of("post", "none", { "data-hide": "1" }),
      "input",
      "tcb-permanently-hidden",
    );
    expect([full.checkVisibility(), empty.checkVisibility()]).toEqual([false, false]);
    begin(full, empty);
    await expect.poll(() => empty.checkVisibility()).toBe(true);
    expect(full.value).toBe("yearly");
    expect(full.checkVisibility()).toBe(false);
  });

  test("a type that nobody knows is said once, and its default holds", async () => {
    const input = field(of("horoscope", "", { "default-value": "none", id: "odd-type" }));
    begin(input);
    expect(takeConsole().join()).toContain('data-complete-type of input#odd-type is "horoscope"');
    await expect.poll(() => input.value).toBe("none");
  });

  test("stop leaves nothing behind but what was written", async () => {
    const input = field(
      of("query", "none", { "data-hide": "1" }),
      "input",
      "tcb-permanently-hidden",
    );
    await expectCleanStop(() => createPrefill(input, {}, page), { during: settle });
    const late = field(of("user", "wp.first_name"));
    createPrefill(late, {}, page)();
    await settle();
    expect(late.value).toBe("");
  });
});

describe("<Prefill>", () => {
  test("fills its field, and React hears of it", async () => {
    function Plan() {
      const [plan, setPlan] = useState("");
      return (
        <>
          <Prefill type="post" value="plan" page={page}>
            <input name="plan" value={plan} onChange={(event) => setPlan(event.target.value)} />
          </Prefill>
          <output>{plan}</output>
        </>
      );
    }
    const root = createRoot(form);
    flushSync(() => root.render(<Plan />));
    await expect.poll(() => form.querySelector("output")?.textContent).toBe("yearly");
    flushSync(() => root.unmount());
  });
});
