import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { phpSerialized } from "../../../tests/support/exports/phpSerialized.ts";
import { mailTemplateSchema, plainHandling } from "../contact-forms/FormHandling.ts";
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
        _additional_settings:
          "acceptance_as_validation: on\ndemo_mode: on\non_sent_ok: x\n# a line",
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
        handling: {
          ...plainHandling,
          isDemo: true,
          mail: v.parse(mailTemplateSchema, { to: "hello@old.example" }),
        },
      },
      notes: [
        'its setting "on_sent_ok"',
        "its mail goes to hello@old.example: look whether that is still right",
      ],
    });
  });

  test("brings files, quizzes and captchas, with what the server must know of them", () => {
    const made = toContactForm(
      item({
        _form:
          "[text a] [file b] [quiz c '1+1?|2'] [captchac d] [captchar d] [select e 'Sales|sales@old.example' 'Help']",
      }),
    );
    expect(made).toMatchObject({
      form: {
        definition: {
          fields: [
            { kind: "text" },
            { kind: "file", name: "b" },
            { kind: "quiz", name: "c" },
            { kind: "captcha", name: "d" },
            { kind: "select", options: ["Sales", "Help"] },
          ],
        },
        handling: {
          questions: { c: [{ question: "1+1?", answer: "2" }] },
          meanings: { e: { Sales: "sales@old.example" } },
        },
      },
      notes: [],
    });
  });

  test("brings both mails as they are, and says whom they go to", () => {
    const made = toContactForm(
      item({
        _form: "[text your:name] [email your-email] [file cv]",
        _mail: phpSerialized({
          active: true,
          subject: "From [your:name]",
          sender: "[_site_title] <wordpress@old.example>",
          recipient: "Kim <kim@old.example>, nobody, [your-email]",
          body: "Name: [your:name]\r\n[_raw_your:name] [unknown:tag]",
          additional_headers:
            "Reply-To: [your-email]\nCc: a@old.example\nBcc: b@old.example\nX-Old: 1",
          attachments: "[cv]\nuploads/terms.pdf",
          use_html: true,
          exclude_blank: true,
        }),
        _mail_2: phpSerialized({
          active: true,
          subject: "Thank you",
          sender: "Shop",
          recipient: "[your-email]",
          body: "We answer soon.",
        }),
      }),
    );
    expect(made).toMatchObject({
      form: {
        handling: {
          mail: {
            isActive: true,
            to: "Kim <kim@old.example>, nobody, [your-email]",
            cc: "a@old.example",
            bcc: "b@old.example",
            replyTo: "[your-email]",
            senderName: "[_site_title]",
            subject: "From [your-name]",
            body: "Name: [your-name]\n[_raw_your-name] [unknown:tag]",
            isHtml: true,
            excludesBlank: true,
            attachments: ["cv"],
          },
          mail2: { isActive: true, to: "[your-email]", senderName: "Shop", isHtml: false },
        },
      },
      notes: [
        "its mail goes to kim@old.example, nobody, [your-email], a@old.example, b@old.example: look whether that is still right",
        "its mail has in its recipients, line 1, column 24: Mail cannot go to “nobody”",
        "its mail has in its text, line 2, column 18: The form has no field for [unknown:tag], so it stands in the mail as it is",
        'its mail had the header "X-Old: 1", which ours have not',
        'its mail had "uploads/terms.pdf" with it, which is no file field of the form',
        "its mail came from wordpress@old.example: here all mails come from the site's own address",
        "its second mail goes to [your-email]: look whether that is still right",
      ],
    });
  });

  test.each([
    ["skip_mail: on", { mail: { isActive: false }, mail2: { isActive: false } }],
    ["demo_mode: on", { isDemo: true }],
    ["subscribers_only: true", { audience: "signed-in" }],
    ["skip_mail: off\ndemo_mode: off", { mail: { isActive: true }, isDemo: false }],
  ])("takes what the settings %j say", (_additional_settings, handling) => {
    const mail = phpSerialized({ active: true, recipient: "a@old.example", body: "x" });
    const made = toContactForm(
      item({ _form: "[text a]", _mail: mail, _mail_2: mail, _additional_settings }),
    );
    expect(made).toMatchObject({ form: { handling } });
  });

  test("has no second mail sent that the old site did not send", () => {
    const mail = phpSerialized({ active: false, recipient: "[your-email]", body: "x" });
    expect(toContactForm(item({ _form: "[email your-email]", _mail_2: mail }))).toMatchObject({
      form: { handling: { mail: null, mail2: { isActive: false } } },
      notes: [],
    });
  });

  test("says where in its template something did not come along", () => {
    expect(toContactForm(item({ _form: "[text a]\n  [text 1]" }))).toMatchObject({
      notes: [
        expect.stringMatching(
          /^line 2, column 3 of its template: "1" is no name that a field can have/,
        ),
      ],
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
