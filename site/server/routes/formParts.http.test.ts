import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StoredFormDefinition } from "../../content/contact-forms/formDefinitionSchema.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { rateLimits, submissions } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { CONTACT_FORM_API } from "./contactForms.ts";

const OPTIONS = Array.from({ length: 210 }, (_, at) => `Print ${at}`);
const FIELDS: StoredFormDefinition["fields"] = [
  { kind: "text", name: "your-name", label: "Name", required: true },
  { kind: "textarea", name: "your-message", label: "Message" },
  { kind: "select", name: "prints", label: "Prints", options: OPTIONS, multiple: true },
];
const HEADERS = { "content-type": "multipart/form-data; boundary=x" };

/** A part of a form as programs send it that say what its letters or its bytes are. */
function part(name: string, value: string, type?: string): Buffer {
  const said = type === undefined ? "" : `content-type: ${type}\r\n`;
  const head = `--x\r\ncontent-disposition: form-data; name="${name}"\r\n${said}\r\n`;
  const letters = type?.includes("8859") ? "latin1" : "utf8";
  return Buffer.concat([Buffer.from(head), Buffer.from(value, letters), Buffer.from("\r\n")]);
}

describeEachStore("The parts of a form", ({ store }) => {
  let site: VisitorSite;
  let id: number;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
    id = (await writeContactForm(store().db, formContent("write", { fields: FIELDS }))).id;
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(submissions);
    await store().db.delete(rateLimits);
  });

  const stored = async () =>
    (await store().db.select().from(submissions)).map(({ fields }) => fields);
  async function send(parts: readonly Buffer[], form = id) {
    const address = `${site.address}${CONTACT_FORM_API}/contact-forms/${form}/feedback`;
    const body = Buffer.concat([part("_wpcf7_unit_tag", "t"), ...parts, Buffer.from("--x--\r\n")]);
    const answer = await fetch(address, { method: "POST", headers: HEADERS, body });
    return { http: answer.status, ...(await answer.json()) };
  }

  test("may say in which letters they are, where these are known", async () => {
    const parts = [
      part("your-name", "Zoë", "text/plain; charset=ISO-8859-1"),
      part("your-message", "ﷺ", "text/plain; charset=UTF-8"),
    ];
    expect(await send(parts)).toMatchObject({ http: 200, status: "mail_sent" });
    expect(await stored()).toMatchObject([{ "your-name": ["Zoë"], "your-message": ["ﷺ"] }]);
  });

  test("count as texts where no file's name is in them, whatever they say that they are", async () => {
    const type = "application/octet-stream";
    const parts = [part("your-name", "Ada", type), part("your-message", "Hëllo", type)];
    expect(await send(parts)).toMatchObject({ http: 200, status: "mail_sent" });
    expect(await stored()).toMatchObject([{ "your-name": ["Ada"], "your-message": ["Hëllo"] }]);
  });

  test("may be as many as it offers choices, with script and without", async () => {
    const chosen = OPTIONS.map((option) => ["prints[]", option] as const);
    const parts = chosen.map(([name, value]) => part(name, value));
    expect(await send([part("your-name", "Ada"), ...parts])).toMatchObject({ status: "mail_sent" });
    const own = { _wpcf7: String(id), _wpcf7_unit_tag: "t", "your-name": "Bea" };
    const plain = new URLSearchParams([...Object.entries(own), ...chosen.map((one) => [...one])]);
    expect((await site.post("/write", plain)).status).toBe(200);
    expect((await stored()).map(({ prints }) => prints)).toEqual([OPTIONS, OPTIONS]);
  });

  test("in letters that nobody knows are refused in the wire's shape, since a value would be lost", async () => {
    const odd = part("your-message", "5 \u00a4", "text/plain; charset=iso-8859-15");
    expect(await send([part("your-name", "Ada"), odd])).toEqual({
      http: 400,
      code: "vitrine_body_not_readable",
      message: expect.any(String),
      data: { status: 400 },
    });
    expect(await stored()).toEqual([]);
  });
});
