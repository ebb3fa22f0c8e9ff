import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { formDefinitionSchema } from "../ShownForm.ts";
import type { FormItem } from "./GivenTag.ts";
import { readFormTemplate } from "./readFormTemplate.ts";

function items(template: string): readonly FormItem[] {
  return readFormTemplate(template).items;
}

function problems(template: string): readonly string[] {
  return readFormTemplate(template).problems.map(
    ({ line, column, reason }) => `${line}:${column} ${reason}`,
  );
}

describe("readFormTemplate", () => {
  test("reads a form as people write them", () => {
    const template = `<p>We answer within <a href="/about">two days</a>.</p>

<label> Your name (required)
    [text* your-name autocomplete:name size:30 maxlength:80] </label>

<label>Your email: [email* your-email placeholder "kim@example.org"] never passed on</label>

<label for="what">What is it about?</label>
[select* subject id:what class:wide first_as_label "Please choose" "A print|prints@example.org" "Other"]

[textarea your-message 40x6/500 minlength:10]
[count your-message down]

[acceptance terms] I accept the <a href="https://example.org/terms">terms</a>. [/acceptance]
[submit "Send it"]`;
    const read = readFormTemplate(template);
    expect(read.items).toEqual([
      { kind: "note", text: ["We answer within ", { text: "two days", href: "/about" }, "."] },
      {
        kind: "text",
        name: "your-name",
        label: "Your name",
        required: true,
        autocomplete: "name",
        maxLength: 80,
        size: 30,
      },
      {
        kind: "email",
        name: "your-email",
        label: "Your email",
        hint: "never passed on",
        required: true,
        placeholder: "kim@example.org",
      },
      {
        kind: "select",
        name: "subject",
        id: "what",
        className: "wide",
        label: "What is it about?",
        required: true,
        blank: "Please choose",
        options: ["A print", "Other"],
      },
      {
        kind: "textarea",
        name: "your-message",
        label: "Your message",
        minLength: 10,
        maxLength: 500,
        rows: 6,
      },
      { kind: "count", of: "your-message", direction: "down" },
      {
        kind: "acceptance",
        name: "terms",
        label: ["I accept the ", { text: "terms", href: "https://example.org/terms" }, "."],
      },
      { kind: "submit", label: "Send it" },
    ]);
    expect(read.problems).toEqual([
      {
        line: 9,
        column: 1,
        reason: '[select subject]: what its choices stood for in letters, after "|"',
      },
    ]);
    const definition = { title: "A", locale: "en_US", fields: read.items };
    expect(v.parse(formDefinitionSchema, definition)).toEqual(definition);
  });

  test.each<[string, FormItem]>([
    ["[text a]", { kind: "text", name: "a", label: "A" }],
    ["[text a /80]", { kind: "text", name: "a", label: "A", maxLength: 80 }],
    ["[text a 20/]", { kind: "text", name: "a", label: "A", size: 20 }],
    [
      "[text a readonly 'Kim']",
      { kind: "text", name: "a", label: "A", value: "Kim", readOnly: true },
    ],
    [
      "[url a watermark 'https://']",
      { kind: "url", name: "a", label: "Https://", placeholder: "https://" },
    ],
    ["[tel your-tel.home]", { kind: "tel", name: "your-tel-home", label: "Your tel home" }],
    [
      "[textarea a]Some words[/textarea]",
      { kind: "textarea", name: "a", label: "A", value: "Some words" },
    ],
    [
      "[number a min:1 max:9 step:2 '3']",
      { kind: "number", name: "a", label: "A", value: 3, min: 1, max: 9, step: 2 },
    ],
    ["[range* a]", { kind: "range", name: "a", label: "A", required: true }],
    [
      "[date a min:2020-01-01 '2021-02-03']",
      { kind: "date", name: "a", label: "A", value: "2021-02-03", min: "2020-01-01" },
    ],
    [
      "[select a include_blank multiple default:1_3 'x' 'y' 'z']",
      {
        kind: "select",
        name: "a",
        label: "A",
        options: ["x", "y", "z"],
        value: ["x", "z"],
        multiple: true,
        blank: "—Please choose an option—",
      },
    ],
    [
      "[checkbox a use_label_element exclusive free_text label_first 'x' 'y']",
      {
        kind: "checkbox",
        name: "a",
        label: "A",
        options: ["x", "y"],
        freeText: true,
        labelFirst: true,
        exclusive: true,
      },
    ],
    [
      "[radio a default:2 'x' 'y']",
      { kind: "radio", name: "a", label: "A", options: ["x", "y"], value: ["y"] },
    ],
    [
      "[acceptance a optional invert default:on] Yes [/acceptance]",
      { kind: "acceptance", name: "a", label: "Yes", optional: true, invert: true, checked: true },
    ],
    ["[quiz a '1+1?|2' '2+2?|4']", { kind: "quiz", name: "a", label: "A", question: "1+1?" }],
    [
      "[file a limit:2mb filetypes:pdf|.txt|image/* capture:user]",
      {
        kind: "file",
        name: "a",
        label: "A",
        accept: [".pdf", ".txt", "image/*"],
        maxFileSize: 2_097_152,
        capture: "user",
      },
    ],
    ["[hidden a 'x &amp; y']", { kind: "hidden", name: "a", value: "x & y" }],
    ["[captchac a] [captchar a]", { kind: "captcha", name: "a", label: "A" }],
    ["[submit]", { kind: "submit" }],
    ["[response]", { kind: "response" }],
  ])("reads %s", (template, item) => {
    expect(readFormTemplate(template)).toEqual({ items: [item], problems: [] });
  });

  test.each([
    ["a paragraph before it", "<p>Name<br />\n[text a]</p>", ["Name"]],
    ["a cell beside it", "<tr><td>Name</td><td>[text a]</td></tr>", ["Name"]],
    ["the words after it, in its label", "<label>[checkbox a 'x'] Name</label>", ["Name"]],
    ["a label that comes later", '[text a id:b]<label for="b">Name</label>', ["Name"]],
    [
      "its own words, not those of another",
      "<p>Name [text a] [text your-town]</p>",
      ["Name", "Your town"],
    ],
    ["no mark that it must be filled in", "<label>Name *: [text* a]</label>", ["Name"]],
    ["no field that is not seen", "Name [hidden b 'x'] [text a]", ["Name"]],
  ])("takes for a label %s", (_, template, labels) => {
    expect(items(template).flatMap((item) => ("label" in item ? [item.label] : []))).toEqual(
      labels,
    );
  });

  test("keeps what is no label as a note, where it stands", () => {
    const long = "Please write as much as you can remember. ".repeat(6).trim();
    expect(items(`<h3>You</h3><p>${long}</p>[text a]<p>Thank you</p>`)).toEqual([
      { kind: "note", text: "You" },
      { kind: "note", text: long },
      { kind: "text", name: "a", label: "A" },
      { kind: "note", text: "Thank you" },
    ]);
  });

  test("takes no words in brackets for a tag, and no tag in double brackets", () => {
    expect(items("[optional] and [[text name]]")).toEqual([
      { kind: "note", text: "[optional] and [text name]" },
    ]);
  });

  test.each([
    [
      "a tag that nothing closes",
      "<p>\n  [text a\n</p>",
      ['2:3 "[text" opens a tag that nothing closes'],
    ],
    ["a tag without a name", "[text]", ['1:1 "text" has no name']],
    ["a name that is none", "[text 1a]", ['1:1 "1a" is no name that a field can have']],
    ["a quote that is never closed", '[text a "b c]', ['1:1 [text a]: its """, "b", "c"']],
    ["a tag of a plug-in", "[group g][text a][/group]", ["1:1 [group g]: nothing here is like it"]],
    ["options that it does not know", "[text a foo:1 tabindex:2]", ['1:1 [text a]: its "foo:1"']],
    [
      "a default of the old server",
      "[text a default:user_email]",
      ['1:1 [text a]: it began with what the old server knew ("default:user_email")'],
    ],
    [
      "a day that is relative",
      "[date a min:today+2days]",
      ['1:1 [date a]: "today+2days" is no day of a calendar, such as 2026-05-31'],
    ],
    [
      "a name that stands twice",
      "[text a]\n[text a]",
      ["2:1 [text a]: another field has its name; it is called a-2"],
    ],
    ["what counts no field", "[count a]", ["1:1 [count a]: no field of the form has this name"]],
    ["an id that no element can have", "[text a id:1]", ['1:1 [text a]: its id "1"']],
    ["a size that is none", "[file a limit:2gb]", ['1:1 [file a]: "limit:2gb" is no size']],
  ])("tells by line and column of %s", (_, template, told) => {
    expect(problems(template)).toEqual(told);
  });

  test("reads no script into a form, whatever stands in its template", () => {
    const hostile =
      '<script>alert(1)</script>[acceptance a]<a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>[/acceptance][text b "<b onclick=x>y</b>"]';
    expect(items(hostile)).toEqual([
      { kind: "acceptance", name: "a", label: "x" },
      { kind: "text", name: "b", label: "B", value: "y" },
    ]);
  });

  test("reads templates of 100,000 characters of brackets in a second each", () => {
    const start = performance.now();
    for (const part of ["[", "[text ", '[text a "', "[acceptance a]", "<label>", "[[text a]]"]) {
      readFormTemplate(part.repeat(100_000 / part.length));
    }
    expect(performance.now() - start).toBeLessThan(6_000);
  });
});
