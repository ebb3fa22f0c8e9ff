import { describe, expect, test } from "vitest";
import { composeFor, type Given } from "./testing/composeFor.ts";

const NO_ADDRESS = "is no address that mail can go to";

describe("The mails of a submission", () => {
  test("go to each address by themselves, and say to whom else", () => {
    const { mails } = composeFor({
      mail: {
        to: "a@x.example, A <b@x.example>",
        cc: "c@x.example, a@x.example",
        bcc: "d@x.example",
      },
    });
    const shown = { shownTo: ["a@x.example", "b@x.example"], cc: ["c@x.example"] };
    expect(mails).toMatchObject([
      { to: "a@x.example", ...shown },
      { to: "b@x.example", ...shown },
      { to: "c@x.example", ...shown },
      { to: "d@x.example", ...shown },
    ]);
    expect(mails).toHaveLength(4);
    expect(JSON.stringify(mails.map(({ to: _, ...rest }) => rest))).not.toContain("d@x.example");
    expect(composeFor({}).mails[0]).not.toHaveProperty("shownTo");
  });

  test("go where choices stand for, which may be several addresses", () => {
    const to = (given: Given) => composeFor(given).mails.map((mail) => mail.to);
    const all = ["sales@x.example", "help@x.example", "boss@x.example"];
    expect(to({ mail: { to: "[teams]" } })).toEqual(all);
    expect(to({ mail: { to: "[teams]" }, values: { teams: [] } })).toEqual([]);
    // Free text beside them is the visitor's.
    const values = { teams: ["Sales", "Help eve@x.example, eve@y.example"] };
    const { mails, problems } = composeFor({ mail: { to: "[teams]" }, values });
    expect(mails.map((mail) => mail.to)).toEqual(["sales@x.example"]);
    expect(problems).toEqual([`mail: [teams] ${NO_ADDRESS}`]);
  });

  test("go to nobody whom a visitor wrote beside the choices, not even alone", () => {
    const values = { teams: ["eve@x.example", "Sales"] };
    const { mails, problems } = composeFor({
      mail: { to: "boss@x.example", replyTo: "[teams]" },
      mail2: { to: "[teams]", cc: "[teams]", subject: "s", body: "b" },
      values,
    });
    expect(mails.map((mail) => mail.to)).toEqual(["boss@x.example", "sales@x.example"]);
    expect(JSON.stringify(mails)).not.toContain("eve@x.example");
    expect(problems).toContain(`mail2: [teams] ${NO_ADDRESS}`);
  });

  test.each([
    "a@b.example, c@d.example",
    "a@b.example;c@d.example",
    "a@b.example\r\nBcc: c@d.example",
    "a@b.example\u2028Bcc: c@d.example",
    "a@b.example\nc@d.example",
    "A <a@b.example>",
    "=?x?q?eve=40evil.example=3e=00?=@b.example",
    '"a@b.example"@c.example',
    "a@b.example%0aBcc:c@d.example",
    "nobody",
  ])("go to nobody for what a visitor wrote as an address: %j", (written) => {
    const values = { "your-email": [written] };
    const { mails, problems } = composeFor({
      mail: { replyTo: "[your-email]" },
      mail2: { to: "[your-email]", cc: "Vera <[your-email]>", subject: "s", body: "b" },
      values,
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toHaveProperty("replyTo");
    expect(problems).toEqual([
      `mail2: [your-email] ${NO_ADDRESS}`,
      `mail2: Vera <[your-email]> ${NO_ADDRESS}`,
      "mail2: goes to nobody",
    ]);
  });

  test("to an address that was left empty are left out, and it is told", () => {
    const { mails, problems } = composeFor({
      mail2: { to: "[your-email]", subject: "s", body: "b" },
      values: { "your-email": [""] },
    });
    expect(mails).toHaveLength(1);
    expect(problems).toEqual(["mail2: goes to nobody"]);
  });

  test("go to twenty addresses at most, and it is told", () => {
    const many = Array.from({ length: 25 }, (_, index) => `a${index}@x.example`).join();
    const { mails, problems } = composeFor({ mail: { to: many, bcc: many } });
    expect(mails).toHaveLength(20);
    expect(problems).toEqual(["mail: 5 addresses are too many, and left out"]);
  });
});
