import { describe, expect, test } from "vitest";
import { MAX_ATTACHED } from "./attachmentsOf.ts";
import { composeFor, type Given, SENT } from "./testing/composeFor.ts";

/** What one text of a mail becomes. */
function textOf(body: string, given: Given = {}): string | undefined {
  return composeFor({ ...given, mail: { body, ...given.mail } }).mails[0]?.text;
}

describe("The mails of a submission", () => {
  test("are none where the form has none, or they are not active", () => {
    expect(composeFor({ mail: null })).toEqual({ mails: [], problems: [] });
    expect(composeFor({ mail: { isActive: false } })).toEqual({ mails: [], problems: [] });
  });

  test("say what was sent, and what the site knows", () => {
    const { mails, problems } = composeFor({
      mail: {
        subject: "[your-name]\nasks",
        body: "[message]\n[_site_title] [_site_url] [_url] [_date] [_time] [_user_agent]",
        replyTo: "[your-email]",
        senderName: "[your-name] via [_site_title]",
      },
      mail2: { to: "[your-email]", subject: "Thank you", body: "We have: [message]" },
    });
    expect(problems).toEqual([]);
    expect(mails).toEqual([
      {
        to: "owner@shop.example",
        subject: "Vera <b> asks",
        text: "One\nTwo\nThe shop https://shop.example https://shop.example/contact 23 November 2026 21:05 UTC Browser/1",
        replyTo: "vera@xn--bcher-kva.example",
        senderName: "Vera <b> via The shop",
        submission: SENT.submissionId,
      },
      {
        to: "vera@xn--bcher-kva.example",
        subject: "Thank you",
        text: "We have: One\nTwo",
        submission: SENT.submissionId,
      },
    ]);
  });

  test.each([
    ["[teams]", "sales@x.example, help@x.example, Boss <boss@x.example>"],
    ["[_raw_teams]", "Sales, Help"],
    ['[_format_day "d.m.Y"]', "31.05.2026"],
    ["[day]", "2026-05-31"],
    ["[terms]", "Accepted: I accept the terms"],
    ["[_raw_terms]", "1"],
    ["[_remote_ip]|[_user_login]", "|"],
    ["[_post_name] [_contact_form_title]", "contact Write to us"],
    ["[_site_admin_email] [_site_description]", "owner@shop.example Prints"],
    ["[unknown] [constructor]", "[unknown] [constructor]"],
  ])("put for %s: %s", (tag, text) => {
    expect(textOf(tag)).toBe(text);
  });

  test("speak the form's language", () => {
    expect(textOf("[terms]", { language: "de" })).toBe("Akzeptiert: I accept the terms");
    const values = { terms: ["0"] };
    expect(textOf("[terms]", { language: "de", values })).toMatch(/^Nicht akzeptiert/);
    expect(textOf("[_date]", { language: "de" })).toBe("23. November 2026");
  });

  test("have a subject of one line, the form's name where it is empty", () => {
    const subject = (text: string) => composeFor({ mail: { subject: text } }).mails[0]?.subject;
    expect(subject("[message]\u2028Bcc: eve@x.example")).toBe("One Two Bcc: eve@x.example");
    expect(subject("x".repeat(998))).toHaveLength(400);
    expect(subject(" ")).toBe("Write to us");
  });

  test("in HTML take what was sent as text, keep its lines, and say the same without markup", () => {
    const body = '<p>From <b>[your-name]</b></p>\n<p><a href="[_url]">[message]</a></p>';
    const { mails } = composeFor({ mail: { body, isHtml: true }, language: "ar" });
    expect(mails[0]?.text).toBe("From Vera <b>\n\nOne\nTwo");
    expect(mails[0]?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mails[0]?.html).toContain(
      '<p>From <b>Vera &lt;b&gt;</b></p>\n<p><a href="https://shop.example/contact">One<br>\nTwo</a></p>',
    );
  });

  test("in HTML without any markup of lines keep the template's own", () => {
    const { mails } = composeFor({ mail: { body: "Hi <b>you</b>\n[message]", isHtml: true } });
    expect(mails[0]?.html).toContain("<body>\nHi <b>you</b><br>\nOne<br>\nTwo\n</body>");
    const whole = "<html><body>[your-name]</body></html>";
    expect(composeFor({ mail: { body: whole, isHtml: true } }).mails[0]?.html).toBe(
      "<html><body>Vera &lt;b&gt;</body></html>",
    );
  });

  test("leave out lines that say nothing, where that is asked for", () => {
    const body = "Name: [your-name]\nTeam: [teams]\nEnd";
    const given = { mail: { excludesBlank: true }, values: { teams: [] } };
    expect(textOf(body, given)).toBe("Name: Vera <b>\nEnd");
  });

  test("bring the files of the fields they name, up to 18 MB, and say what is too large", () => {
    const file = (field: string, name: string, size: number) => {
      return { field, name, size, type: "application/pdf", path: `2026/${name}` };
    };
    const files = [
      file("cv", "a.pdf", MAX_ATTACHED - 10),
      file("cv", "b.pdf", 11),
      file("cv", "c.pdf", 10),
      file("other", "d.pdf", 1),
    ];
    const { mails } = composeFor({
      mail: { body: "[cv]", attachments: ["cv"] },
      mail2: { to: "a@x.example", subject: "s", body: "[other]" },
      sent: { files },
    });
    expect(mails[0]).toMatchObject({
      text: "a.pdf, b.pdf, c.pdf\n\nToo large for a mail, and kept with the message on the site: b.pdf.",
      attachments: [
        { path: "2026/a.pdf", name: "a.pdf", type: "application/pdf" },
        { path: "2026/c.pdf", name: "c.pdf", type: "application/pdf" },
      ],
    });
    expect(mails[0]?.attachments?.[0]?.ifGone).toMatch(/^a\.pdf is not attached/);
    expect(mails[1]).not.toHaveProperty("attachments");
    expect(mails[1]?.text).toBe("d.pdf");
  });

  test("stay short, however much was sent", () => {
    const values = { message: ["x".repeat(500_000)] };
    expect(textOf("[message][message]", { values })?.length).toBeLessThan(101_000);
  });
});
