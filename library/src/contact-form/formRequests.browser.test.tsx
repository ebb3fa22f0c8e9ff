import { describe, expect, test } from "vitest";
import type { CapturedRequest } from "../../../tests/support/capture.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { feedback, json, openForm } from "../../../tests/support/openForm.tsx";
import { defineForm } from "./definition/defineForm.ts";
import type { FormDefinition } from "./definition/FormDefinition.ts";

/** Of its own number: a page asks for the rules of a form but once. */
function numbered(id: number): FormDefinition {
  return defineForm({
    id,
    title: "Write to us",
    locale: "en_US",
    fields: [{ kind: "text", name: "your-name", label: "Your name", required: true }],
  });
}

/** A test's own modules are on their way, too. */
function isCall({ url }: CapturedRequest): boolean {
  return !url.pathname.includes("/library/");
}

const api = { root: "/wp-json/", namespace: "contact-form-7/v1" };

describe("The requests of a form", () => {
  test("all go to contact-form-7/v1 at the root: schema, feedback, refill [CF-015, CF-025]", async ({
    task,
  }) => {
    const { requests, write, button, told } = await openForm(task, numbered(41), {
      options: { api },
    });
    write("your-name", "Ann");
    const schema = await requests.next(({ url }) => url.pathname.endsWith("/schema"));
    expect(schema.method).toBe("GET");
    expect(schema.url.pathname).toBe("/wp-json/contact-form-7/v1/contact-forms/41/feedback/schema");
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    const paths = requests
      .all()
      .filter(isCall)
      .map(({ method, url }) => `${method} ${url.pathname}`);
    expect(paths).toEqual([
      "GET /wp-json/contact-form-7/v1/contact-forms/41/feedback/schema",
      "POST /wp-json/contact-form-7/v1/contact-forms/41/feedback",
      "GET /wp-json/contact-form-7/v1/contact-forms/41/refill",
    ]);
  });

  test("send what was filled in by POST, as multipart [CF-089, CF-090]", async ({ task }) => {
    const { requests, write, button } = await openForm(task, numbered(42), { options: { api } });
    write("your-name", "Änn");
    button.click();
    const { method, url, headers, body } = await requests.next(
      (request) => request.method === "POST",
    );
    expect(method).toBe("POST");
    expect(url.pathname).toBe("/wp-json/contact-form-7/v1/contact-forms/42/feedback");
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.accept).toBe("application/json, */*;q=0.1");
    expect(body).toMatch(/name="_wpcf7_unit_tag"\r\n\r\nwpcf7-f42-o1\r\n/);
  });

  test("ask for fresh questions after a reset [CF-117]", async ({ task }) => {
    const { requests, form, told } = await openForm(task, numbered(43), { options: { api } });
    form.reset();
    const { method, url } = await requests.next(({ url }) => url.pathname.endsWith("/refill"));
    expect(method).toBe("GET");
    expect(url.pathname).toBe("/wp-json/contact-form-7/v1/contact-forms/43/refill");
    await expect.poll(() => told.at(-1)).toBe("reset init");
  });

  test("go nowhere before the visitor touches the form", async ({ task }) => {
    const first = await openForm(task, numbered(44), {
      options: { api },
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(first.requests.all().filter(isCall)).toEqual([]);
    first.field("your-name").focus();
    expect((await first.requests.next(isCall)).url.pathname).toContain("/44/feedback/schema");
  });

  test("go out at once where the page asks for it", async ({ task }) => {
    const { requests } = await openForm(task, numbered(45), { options: { api, moment: "load" } });
    expect((await requests.next(isCall)).url.pathname).toContain("/45/feedback/schema");
  });
});

describe("A request that fails", () => {
  test("while sending is logged, and shows no message in the response output [CF-023]", async ({
    task,
  }) => {
    const { write, button, notice, output, form, field, told } = await openForm(
      task,
      numbered(46),
      { answers: { feedback: () => json({ code: "x", message: "A secret" }, 500) } },
    );
    write("your-name", "Ann");
    button.click();
    await expect.poll(() => notice()).not.toBeNull();
    const said = takeConsole();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/form 46 was not sent.*ContactFormError: http_error 500/);
    expect(output()).toBe("");
    expect(form.querySelector(".wpcf7-not-valid-tip")).toBeNull();
    expect(form.parentElement?.textContent).not.toContain("secret");
    expect(form.dataset.status).toBe("init");
    expect(field("your-name").value).toBe("Ann");
    expect(told.at(-1)).toBe("statuschanged init");
  });

  test("while asking for fresh questions is logged, and shows no message [CF-024]", async ({
    task,
  }) => {
    const { form, told, notice, output } = await openForm(task, numbered(47), {
      answers: { refill: () => json({ message: "A secret" }, 503) },
    });
    form.reset();
    await expect.poll(() => told.at(-1)).toBe("reset init");
    const said = takeConsole();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/form 47 got no fresh questions.*ContactFormError/);
    expect([output(), notice()]).toEqual(["", null]);
    expect(form.dataset.status).toBe("init");
  });

  test("while asking for the rules is logged, and the server alone judges", async ({ task }) => {
    const { write, button, told, tips } = await openForm(task, numbered(48), {
      answers: {
        schema: () => json({}, 404),
        feedback: () =>
          feedback("validation_failed", {
            invalid_fields: [{ field: "your-name", message: "Fill in." }],
          }),
      },
    });
    write("your-name", "");
    await expect.poll(() => takeConsole().join()).toMatch(/the rules of form 48 did not come/);
    expect(tips()).toEqual([]);
    button.click();
    await expect.poll(() => tips()).toEqual([["your-name", "Fill in."]]);
    expect(told.at(-1)).toBe("submit validation_failed");
  });
});
