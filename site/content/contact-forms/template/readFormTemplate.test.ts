import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { formHandlingSchema } from "../FormHandling.ts";
import type { FormItem } from "../FormItem.ts";
import { formDefinitionSchema } from "../formDefinitionSchema.ts";
import { readFormTemplate } from "./readFormTemplate.ts";

function items(template: string): readonly FormItem[] {
  return readFormTemplate(template).items;
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
    expect(read.problems).toEqual([]);
    expect(read.meanings).toEqual({ subject: { "A print": "prints@example.org" } });
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
      "[textarea* a placeholder]Some words[/textarea*]",
      {
        kind: "textarea",
        name: "a",
        label: "A",
        required: true,
        placeholder: "Some words",
      },
    ],
    [
      "[textarea* a]Some words[/textarea]",
      { kind: "textarea", name: "a", label: "A", required: true, value: "Some words" },
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
    ["[quiz a '1+1?|2' '2+2?|4']", { kind: "quiz", name: "a", label: "A" }],
    [
      "[date a min:today+30days max:+1_year]",
      { kind: "date", name: "a", label: "A", min: "today+30days", max: "today+1years" },
    ],
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
    expect(readFormTemplate(template)).toMatchObject({ items: [item], problems: [] });
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
    [
      "words in brackets, too",
      "<label>Name (max. 3 [see note 2]) [text a]</label>",
      ["Name (max. 3 [see note 2])"],
    ],
    [
      "words in brackets that begin as no name does",
      "<label>Name [max 3]: [text a]</label>",
      ["Name [max 3]"],
    ],
    [
      "no tag of a plug-in, which holds others or has a place of its own",
      "Name [group g] [text a] [/group] <p>Phone</p> [phonetext b] Town [dynamictext c 'x'] [text d]",
      ["A", "D"],
    ],
    [
      "the words before one that begins with a text",
      "<label>Message [textarea a]Hello[/textarea]</label>",
      ["Message"],
    ],
    [
      "no words before a sentence to agree to",
      "<p>Terms</p>[acceptance a]Yes[/acceptance]",
      ["Yes"],
    ],
    ["no field that is not seen", "Name [hidden b 'x'] [text a]", ["Name"]],
  ])("takes for a label %s", (_, template, labels) => {
    expect(items(template).flatMap((item) => ("label" in item ? [item.label] : []))).toEqual(
      labels,
    );
  });

  test("loses no field to a quote that nothing closes", () => {
    const template = (name: string) =>
      `<label>N [text* ${name}]</label>\n<label>M [email* m]</label>\n<label>T [textarea t]</label>\n[submit "Send"]`;
    const whole = items(template("n"));
    expect(whole).toHaveLength(4);
    expect(items(template('n placeholder "Vera'))).toEqual(whole);
    expect(items(template("n placeholder 'Vera"))).toEqual(whole);
  });

  test("begins with no choice that is none: the first one is a label, but below a blank one", () => {
    const [label, none, below] = items(
      '[select a first_as_label default:1 "A" "B"][select b first_as_label default:1_2 "A" "B"][select c include_blank first_as_label default:1 "A" "B"]',
    );
    expect(label).toMatchObject({ blank: "A", options: ["B"] });
    expect(label).not.toHaveProperty("value");
    expect(none).toMatchObject({ options: ["B"], value: ["B"] });
    expect(below).toMatchObject({ options: ["A", "B"], value: ["A"] });
    expect(below).not.toMatchObject({ blank: "A" });
  });

  test("ticks nothing that the old system does not", () => {
    for (const value of ["1", "0", "yes", "off"]) {
      const [read] = items(`[acceptance a default:${value}] I agree. [/acceptance]`);
      expect(read, value).not.toHaveProperty("checked");
    }
  });

  test("takes what closes a tag with a star for that of the tag before it", () => {
    const template =
      "[textarea* a]x[/textarea] [textarea b]y[/textarea] [textarea* c]z[/textarea*]";
    expect(items(template)).toMatchObject([{ value: "x" }, { value: "y" }, { value: "z" }]);
    expect(items("[textarea* a][/textarea*] [text b][/text*]")).toHaveLength(2);
  });

  test("reads brackets in quotes as text", () => {
    const [select] = items('[select a "x [1]" "[2] y]" \'z]\'] [text b]');
    expect(select).toMatchObject({ options: ["x [1]", "[2] y]", "z]"] });
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

  test("keeps what is for the server alone apart: answers, and what choices stand for", () => {
    const read = readFormTemplate(
      '[quiz sum "1+1=?|2" "Before noon? | yes|no "] [checkbox to "Sales|sales@x.example" "Help"] [hidden by "web|from the web"] [checkbox to "Sales|b"]',
    );
    expect(read.questions).toEqual({
      sum: [
        { question: "1+1=?", answer: "2" },
        { question: "Before noon?", answer: "yes|no" },
      ],
    });
    expect(read.meanings).toEqual({
      to: { Sales: "sales@x.example" },
      by: { web: "from the web" },
      "to-2": { Sales: "b" },
    });
    expect(read.items).toMatchObject([
      { name: "sum" },
      { name: "to", options: ["Sales", "Help"] },
      { name: "by", value: "web" },
      { name: "to-2" },
    ]);
    expect(JSON.stringify(read.items)).not.toContain("sales@x.example");
    expect(v.parse(formHandlingSchema, read)).toMatchObject({
      questions: read.questions,
      meanings: read.meanings,
    });
  });

  test("of choices that are shown alike, the first says what it stands for", () => {
    expect(readFormTemplate("[select a 'x|1' 'x|2']").meanings).toEqual({ a: { x: "1" } });
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
    const parts = [
      ...["[", "[text ", '[text a "', "[acceptance a]", "<label>", "[[text a]]"],
      ...['[text a "]', `[x "]'`, '"]x[text a ', "[textarea* a]", "a [see b] "],
    ];
    for (const part of parts) readFormTemplate(part.repeat(100_000 / part.length));
    expect(performance.now() - start).toBeLessThan(parts.length * 1_000);
  });
});
