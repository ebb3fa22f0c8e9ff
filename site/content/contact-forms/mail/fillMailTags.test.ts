import { describe, expect, test } from "vitest";
import { fillMailTags, MAX_FILLED } from "./fillMailTags.ts";
import { formatDay } from "./formatDay.ts";
import { mailTagsOf } from "./mailTagsOf.ts";
import { recipientsIn } from "./recipientsIn.ts";

const VALUES: Readonly<Record<string, string>> = {
  "your-name": "Vera <b>",
  "your-message": "One\nTwo & [your-name]",
  empty: "",
  blank: " ",
};
const value = ({ name }: { readonly name: string }) => VALUES[name];
const fill = (text: string, options = {}) => fillMailTags(text, value, options);

describe("The tags of a mail", () => {
  test("are what stands in brackets, with what they say in quotes and where", () => {
    const text = 'Hi [your-name], [ _format_day "d.m.Y" ] [a b] [[your-name]] [1] []\n[x:y.z]';
    expect(mailTagsOf(text).map(({ name, format, index }) => [name, format, index])).toEqual([
      ["your-name", "", 3],
      ["_format_day", "d.m.Y", 16],
      ["x:y.z", "", text.indexOf("[x:y.z]")],
    ]);
    expect(mailTagsOf("[_format_day 'Y']")[0]?.format).toBe("Y");
  });

  test("are filled once: what was sent is no tag", () => {
    expect(fill("To [your-name]:\r\n[your-message]")).toBe("To Vera <b>:\nOne\nTwo & [your-name]");
  });

  test("that nobody knows stand as they are, and doubled brackets are single ones", () => {
    expect(fill("[unknown] [[your-name]] [a b]")).toBe("[unknown] [your-name] [a b]");
  });

  test("are text in HTML, with their lines", () => {
    expect(fill("<p>[your-name]</p>[your-message]", { isHtml: true })).toBe(
      "<p>Vera &lt;b&gt;</p>One<br>\nTwo &amp; [your-name]",
    );
    expect(fill('<a title="[q]">', { isHtml: true })).toBe('<a title="[q]">');
    const quoted = fillMailTags('<a title="[q]">', () => '"><script>', { isHtml: true });
    expect(quoted).toBe('<a title="&quot;&gt;&lt;script&gt;">');
    const single = fillMailTags("<a href='mailto:[q]'>", () => "x' style='y", { isHtml: true });
    expect(single).toBe("<a href='mailto:x&#39; style=&#39;y'>");
  });

  test("take their line with them where all of its tags are empty, and that is asked for", () => {
    const text = "Name: [your-name] [empty]\nPhone: [empty] [blank]\nNo tag\n[unknown]\n\nEnd";
    expect(fill(text)).toContain("Phone:");
    expect(fill(text, { excludesBlank: true })).toBe("Name: Vera <b> \nNo tag\n[unknown]\n\nEnd");
  });

  test("cannot make a text endless, and hostile texts are read in no time", () => {
    const long = "x".repeat(30_000);
    const filled = fillMailTags("[a]".repeat(6000), () => long);
    expect(filled.length).toBe(MAX_FILLED);
    const started = performance.now();
    for (const piece of ["[", "[a", "[[a", '[a "', "[a ", "[ ", "[a' ", '"', "<", "[a]]", ",["]) {
      const text = piece.repeat(20_000);
      mailTagsOf(text);
      recipientsIn(text);
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe("A day in another form", () => {
  test.each([
    ["d.m.Y", "en", "05.01.2026"],
    ["j. n. y", "en", "5. 1. 26"],
    ["l, j F Y", "en", "Monday, 5 January 2026"],
    ["D, j. M Y", "de", "Mo, 5. Jan 2026"],
    ["\\d\\a\\y j", "en", "day 5"],
    ["H:i d", "en", "H:i 05"],
    ["", "en", "2026-01-05"],
  ])("%j in %s is %j", (form, language, shown) => {
    expect(formatDay("2026-01-05", form, language)).toBe(shown);
  });

  test.each([
    ["2026-05-01", "jS F Y", "1st May 2026"],
    ["2026-05-12", "jS", "12th"],
    ["2026-05-22", "jS", "22nd"],
    ["2026-05-23", "jS", "23rd"],
    ["2026-05-31", "N w", "7 0"],
    ["2026-01-01", "z", "0"],
    ["2024-12-31", "z t L", "365 31 1"],
    ["2026-02-28", "t L", "28 0"],
    ["2024-02-28", "t", "29"],
    ["2026-01-05", "W o", "02 2026"],
    ["2027-01-01", "W o", "53 2026"],
    ["2024-12-30", "W o", "01 2025"],
    ["0026-05-01", "z t L", "120 31 0"],
  ])("%s as %j is %j", (day, form, shown) => {
    expect(formatDay(day, form, "en")).toBe(shown);
  });

  test("stays as it was sent where it is none", () => {
    expect(formatDay("tomorrow", "d.m.Y", "en")).toBe("tomorrow");
    expect(formatDay("2026-13-45", "d.m.Y", "en")).toBe("2026-13-45");
  });
});

test("A list of recipients is parted by commas, but not within names and tags", () => {
  const list = ' a@x.example,"Doe, Jane" <[your-email]> ; Bob <b@x.example>,, [menu "a, b"],';
  expect(recipientsIn(list)).toEqual([
    { text: "a@x.example", address: "a@x.example", index: 1 },
    { text: '"Doe, Jane" <[your-email]>', address: "[your-email]", index: 13 },
    { text: "Bob <b@x.example>", address: "b@x.example", index: 42 },
    { text: '[menu "a, b"]', address: '[menu "a, b"]', index: 62 },
  ]);
});
