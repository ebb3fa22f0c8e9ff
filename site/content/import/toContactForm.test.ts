import { describe, expect, test } from "vitest";
import type { ItemRecord } from "./ExportRecord.ts";
import { MAX_TEMPLATE_LENGTH, toContactForm } from "./toContactForm.ts";

function item(meta: Readonly<Record<string, string>>, title = "Write to us"): ItemRecord {
  return {
    type: "item",
    fields: new Map([
      ["title", title],
      ["wp:post_id", "5"],
      ["wp:post_name", "write-to-us"],
    ]),
    terms: [],
    meta: new Map(Object.entries(meta)),
  };
}

describe("toContactForm", () => {
  test("makes a form of an item: its template, texts, language and settings", () => {
    const made = toContactForm(
      item({
        _form: '<label>Name [text* your-name]</label>\n[submit "Send"]',
        _messages: 'a:2:{s:12:"mail_sent_ok";s:13:"<b>Thanks</b>";s:5:"other";s:1:"x";}',
        _locale: "de_DE",
        _additional_settings: "acceptance_as_validation: on\ndemo_mode: on\n# a line",
        _mail: 'a:1:{s:9:"recipient";s:17:"hello@old.example";}',
      }),
    );
    expect(made).toEqual({
      form: {
        key: "write-to-us",
        language: "de-DE",
        definition: {
          title: "Write to us",
          locale: "de_DE",
          fields: [
            { kind: "text", name: "your-name", label: "Name", required: true },
            { kind: "submit", label: "Send" },
          ],
          messages: { mail_sent_ok: "Thanks" },
          acceptanceAsValidation: true,
        },
      },
      notes: [
        'its setting "demo_mode"',
        "its letters to hello@old.example: what is sent with it is kept with the site",
      ],
    });
  });

  test("leaves out fields that could not be sent, and says which", () => {
    const made = toContactForm(
      item({ _form: "[text a] [file b] [quiz c '1+1?|2'] [captchac d] [captchar d] [count b]" }),
    );
    expect(made).toMatchObject({
      form: { definition: { fields: [{ kind: "text", name: "a" }] }, language: null },
      notes: [
        "b: files cannot be sent with forms yet",
        "c: forms are protected without questions",
        "d: forms are protected without pictures",
      ],
    });
  });

  test("says where in its template something did not come along", () => {
    expect(toContactForm(item({ _form: "[text a]\n  [text 1]" }))).toMatchObject({
      notes: ['line 2, column 3 of its template: "1" is no name that a field can have'],
    });
  });

  test.each([
    ["without a field", "Call us.", "no field stands in its template"],
    ["of too many fields", "[text a]".repeat(101), /^it has more than the 100 fields and texts/],
    ["too long to be read", "x".repeat(MAX_TEMPLATE_LENGTH + 1), /more than 100000 characters/],
  ])("leaves behind a form %s", (_, _form, reason) => {
    expect(toContactForm(item({ _form }))).toEqual(
      typeof reason === "string" ? reason : expect.stringMatching(reason),
    );
  });

  test("calls a form whose title has no Latin letters by what it is", () => {
    const named = item({ _form: "[text a]" }, "اكتب لنا");
    const fields = new Map([...named.fields, ["wp:post_name", ""] as const]);
    expect(toContactForm({ ...named, fields })).toMatchObject({ form: { key: "form" } });
  });
});
