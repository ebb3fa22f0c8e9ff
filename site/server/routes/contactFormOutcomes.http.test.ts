import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type FormHandling,
  formHandlingSchema,
  plainHandling,
} from "../../content/contact-forms/FormHandling.ts";
import { formsSetting } from "../../content/contact-forms/formsSetting.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { rateLimits, settings, submissions } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import type { BeforeTaking } from "../contact-forms/BeforeTaking.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { type Worker, workOn } from "../testing/workOn.ts";
import { CONTACT_FORM_API } from "./contactForms.ts";

/** Ends what asks for it, in the words that it asks for. */
const hook: BeforeTaking = async ({ form, values, page }) => {
  const [wanted = ""] = values["your-message"] ?? [];
  if (wanted === "fail") throw new Error("A hook that fails.");
  const [status = "", message] = wanted.split(": ");
  return message === undefined
    ? undefined
    : { status, message: `${message} (${form.key}, ${page})` };
};

describeEachStore("A form that was sent", ({ store }) => {
  let site: VisitorSite;
  let editor: Worker;

  beforeAll(async () => {
    site = await startVisitorSite(store().db, {}, { beforeTaking: [hook] });
    editor = await workOn(site, store().db, { name: "ada", role: "editor" });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(submissions);
    await store().db.delete(rateLimits);
    await store().db.delete(settings);
  });

  const stored = () => store().db.select().from(submissions);

  async function send(
    handling: Partial<FormHandling>,
    fields: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    const form = { ...formContent("judged"), handling: { ...plainHandling, ...handling } };
    const { id } = await writeContactForm(store().db, form);
    return sendTo(id, fields, headers);
  }

  async function sendTo(
    id: number,
    fields: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    const body = new FormData();
    const all = { _wpcf7_unit_tag: "t", "your-name": "Ada", "your-message": "Hello.", ...fields };
    for (const [name, value] of Object.entries(all)) body.append(name, value);
    const address = `${site.address}${CONTACT_FORM_API}/contact-forms/${id}/feedback`;
    const answer = await fetch(address, { method: "POST", body, headers });
    return { http: answer.status, ...(await answer.json()) };
  }

  const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();
  const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

  test.each([
    [{ isOpen: false }, "This form is closed."],
    [{ opensAt: IN_AN_HOUR }, "This form is not open yet."],
    [{ closesAt: HOUR_AGO }, "The time for this form is over."],
    [{ opensAt: HOUR_AGO, closesAt: HOUR_AGO }, "The time for this form is over."],
  ])(
    "to one that is closed (%j) is not taken, and told so before all else",
    async (handling, ours) => {
      const own = { ...handling, closedMessage: "Back in May." };
      expect(await send(own, { "your-name": "" })).toMatchObject({
        http: 200,
        status: "aborted",
        message: "Back in May.",
        invalid_fields: [],
      });
      expect((await send(handling)).message).toContain(ours);
      expect(await stored()).toEqual([]);
    },
  );

  test("and kept, but never heard of, is told so when it comes again: whatever its form is by then", async () => {
    const sent = { "your-message": "Hello.", _idempotency_key: "late" };
    const first = await send({ closesAt: IN_AN_HOUR }, sent);
    expect(first.status).toBe("mail_sent");
    const over = { closesAt: HOUR_AGO };
    expect(await send(over, sent)).toEqual(first);
    expect((await send(over, { ...sent, "your-message": "Another" })).status).toBe("aborted");
    expect((await send(over, { ...sent, _idempotency_key: "other" })).status).toBe("aborted");
    const words = { key: formsSetting.key, value: { disallowedWords: ["hello"] } };
    await store().db.insert(settings).values(words);
    expect(await send({}, sent)).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test("between its days is taken", async () => {
    expect(await send({ opensAt: HOUR_AGO, closesAt: IN_AN_HOUR })).toMatchObject({
      status: "mail_sent",
    });
  });

  test("to one for who is signed in is an error without a hash, for everybody else", async () => {
    const answer = await send({ audience: "signed-in" });
    expect(answer).toEqual({
      http: 200,
      contact_form_id: expect.any(Number),
      status: "error",
      message: "This contact form is available only for logged in users.",
      into: "#t",
      invalid_fields: [],
    });
    expect(await stored()).toEqual([]);
  });

  test("by who is signed in counts as theirs with their nonce, or from our own page alone", async () => {
    const { cookie, nonce } = editor;
    const signedIn = { audience: "signed-in" } as const;
    const told = async (fields: Record<string, string>, headers: Record<string, string>) =>
      send(signedIn, fields, { cookie, ...headers });
    expect((await told({ _wpnonce: nonce }, {})).status).toBe("mail_sent");
    const here = { origin: site.address, "sec-fetch-site": "same-origin" };
    expect((await told({}, here)).status).toBe("mail_sent");
    expect((await told({}, {})).status).toBe("error");
    const elsewhere = { origin: "https://else.example", "sec-fetch-site": "cross-site" };
    expect((await told({}, elsewhere)).status).toBe("error");
    expect(await told({ _wpnonce: "bad0bad0ba" }, here)).toEqual({
      http: 403,
      code: "rest_cookie_invalid_nonce",
      message: "Cookie check failed",
      data: { status: 403 },
    });
    expect(await stored()).toHaveLength(2);
  });

  test("is on a page that says whom it is for, and nothing of what becomes of it", async () => {
    const mail = { to: "owner@shop.example", subject: "Secret subject" };
    const questions = { quiz: [{ question: "Secret question?", answer: "Secret answer" }] };
    const handling = v.parse(formHandlingSchema, { audience: "signed-in", mail, questions });
    const fields = [{ kind: "quiz", name: "quiz", label: "A question" }] as const;
    await writeContactForm(store().db, { ...formContent("write", { fields }), handling });
    const page = await (await site.get("/write")).text();
    expect(page).toContain("This contact form is available only for logged in users.");
    expect(page).toContain('<a href="/sign-in">Sign in</a>');
    expect(page).not.toMatch(/Secret|owner@shop/);
  });

  test("to one that is tried out is judged, and kept by nobody", async () => {
    expect(await send({ isDemo: true }, { "your-name": "" })).toMatchObject({
      status: "validation_failed",
      demo_mode: true,
    });
    expect(await send({ isDemo: true })).toMatchObject({ status: "mail_sent", demo_mode: true });
    expect(await stored()).toEqual([]);
  });

  test("with words that its owner does not want is spam, and kept as such", async () => {
    await store()
      .db.insert(settings)
      .values({ key: formsSetting.key, value: { disallowedWords: ["casino"] } });
    const answer = await send({}, { "your-message": "The best CASINOS" });
    expect(answer).toMatchObject({ status: "spam", posted_data_hash: "", invalid_fields: [] });
    expect(await stored()).toMatchObject([{ status: "spam", text: "Ada\nThe best CASINOS" }]);
    expect((await send({}, { "your-name": "", "your-message": "casino" })).status).toBe(
      "validation_failed",
    );
  });

  test("is taken when it comes again after the word is wanted, and is one spam before", async () => {
    const words = { key: formsSetting.key, value: { disallowedWords: ["casino"] } };
    await store().db.insert(settings).values(words);
    const again = { "your-message": "casino", _idempotency_key: "k" };
    expect((await send({}, again)).status).toBe("spam");
    expect((await send({}, again)).status).toBe("spam");
    expect(await stored()).toHaveLength(1);
    await store().db.delete(settings);
    expect((await send({}, again)).status).toBe("mail_sent");
    expect((await send({}, again)).status).toBe("mail_sent");
    expect((await stored()).map(({ status }) => status).toSorted()).toEqual(["mail_sent", "spam"]);
  });

  test("to a form that cannot be read is a failure in the wire's shape, and the log says why", async () => {
    const { contact_form_id: id } = await send({});
    await store().db.execute(sql`alter table settings rename to away`);
    const answer = await sendTo(id, { "your-name": "Unmistakable" }).finally(() =>
      store().db.execute(sql`alter table away rename to settings`),
    );
    expect(answer).toEqual({
      ...{ http: 500, code: "internal_server_error", data: { status: 500 } },
      message: expect.stringContaining("not your fault"),
    });
    expect(site.lines.map((line) => JSON.parse(line).msg)).toContain("unexpected error");
    expect(site.lines.join("")).not.toContain("Unmistakable");
  });

  test("by what is no browser is spam", async () => {
    expect((await send({}, {}, { "user-agent": "x" })).status).toBe("spam");
  });

  test("is ended by a hook with its own words, and nothing is kept", async () => {
    for (const status of ["aborted", "payment_required", "lab_custom_state_x"]) {
      expect(await send({}, { "your-message": `${status}: No` })).toMatchObject({
        http: 200,
        status,
        message: "No (judged, null)",
        posted_data_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
    }
    expect(await stored()).toEqual([]);
  });

  test("is not lost where a hook fails, or says what no wire has", async () => {
    for (const message of ["fail", "Not A Status: x"]) {
      expect((await send({}, { "your-message": message })).status).toBe("mail_sent");
    }
    expect(await stored()).toHaveLength(2);
    const logged = site.lines.map((line) => JSON.parse(line)).filter(({ msg }) => /hook/.test(msg));
    expect(logged).toMatchObject([{ level: 50 }, { level: 50 }]);
    expect(site.lines.join("")).not.toContain("Not A Status: x");
  });

  test("together with many others is kept once each, and no more than one address may send", async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      send({}, { "your-name": `Ada ${index}` }, { "x-forwarded-for": `192.0.2.${index % 2}` }),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === "mail_sent")).toHaveLength(20);
    expect(statuses.filter((status) => status === "spam")).toHaveLength(10);
    expect(new Set((await stored()).map(({ text }) => text)).size).toBe(20);
  });
});
