import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { formHandlingSchema } from "../FormHandling.ts";
import { formDefinitionSchema, MAX_FIELDS } from "../formDefinitionSchema.ts";
import { readFormTemplate } from "./readFormTemplate.ts";

function problems(template: string): readonly string[] {
  return readFormTemplate(template).problems.map(
    ({ line, column, reason }) => `${line}:${column} ${reason}`,
  );
}

describe("readFormTemplate tells by line and column, and what to do", () => {
  test.each([
    [
      "of a tag that nothing closes",
      "<p>\n  [text a\n</p>",
      '2:3 "[text" opens a tag that nothing closes: put a "]" behind it',
    ],
    [
      "of a tag without a name",
      "[text]",
      '1:1 "text" has no name: write one behind it, such as [text your-text]',
    ],
    [
      "of a name that is none",
      "[text 1a]",
      '1:1 "1a" is no name that a field can have: begin it with a letter, and go on with letters, digits, "-" and "_"',
    ],
    [
      "of a quote that is never closed",
      '[text a "b c]',
      '1:9 [text a]: "b c begins with a quote that nothing closes: close it',
    ],
    [
      "of a quote that the next tag's quote would close",
      '<label>N [text* n placeholder "Vera]</label>\n<label>M [email* m]</label>\n[submit "Send"]',
      '1:31 [text n]: "Vera begins with a quote that nothing closes: close it',
    ],
    [
      "of an apostrophe that the next one would close",
      "[text n placeholder 'Vera]\n<p>Don't</p>[email m]",
      "1:21 [text n]: 'Vera begins with a quote that nothing closes: close it",
    ],
    [
      "of a quote that an attribute's quote would close",
      '[text n\n  "Vera]<a href="/a">A</a>[email m][submit "Go"]',
      '2:3 [text n]: "Vera begins with a quote that nothing closes: close it',
    ],
    [
      "of a tag of a plug-in",
      "[group g][text a][/group]",
      "1:1 [group g]: nothing here is like it. Take it out, or put a field in its place",
    ],
    [
      "of words in brackets, which may be such a tag",
      "Passport name [as in passport] [text a]",
      "1:15 [as in]: nothing here is like it. Take it out, or put a field in its place",
    ],
    [
      "of an option that no field has",
      "[text a foo:1 tabindex:2]",
      '1:1 [text a]: "foo:1": not known here. Take it out',
    ],
    [
      "of a default that pages cannot know",
      "[text a default:user_email]",
      '1:1 [text a]: "default:user_email" is not known here, since pages are the same for all: write a text in quotes to begin with, or nothing',
    ],
    [
      "of a default that is no choice",
      "[radio a default:get 'x']",
      '1:1 [radio a]: "default:get" is not known here, since pages are the same for all: count the choices, such as default:1',
    ],
    [
      "of a choice that is not there",
      "[radio a default:3 'x' 'y']",
      "1:1 [radio a]: there is no choice 3: they count from 1",
    ],
    [
      "of a menu without choices",
      "\n [select a]",
      '2:2 [select a]: it has no choices: write them in quotes, such as "Yes" "No"',
    ],
    [
      "of choices that the old server had",
      "[select a data:countries]",
      '1:1 [select a]: "data:countries" is a list of the old server: write its choices in quotes',
    ],
    [
      "of a day that is none",
      "[date a min:last_monday]",
      '1:1 [date a]: "last_monday" is no day: write one such as 2026-05-31, or as today+30days',
    ],
    [
      "of a day that the calendar has not",
      "[date a max:2026-02-30]",
      '1:1 [date a]: "2026-02-30" is no day: write one such as 2026-05-31, or as today+30days',
    ],
    [
      "of a first day that moves",
      "[date a 'today']",
      '1:1 [date a]: "today" is no day to begin with, since pages are the same on all days: write one such as 2026-05-31, or nothing',
    ],
    [
      "of ends that cross",
      "[number a min:5 max:-5]",
      "1:1 [number a]: its min is above its max, so that nothing fits: turn 5 and -5 round",
    ],
    [
      "of lengths that cross",
      "[text a minlength:10 maxlength:5]",
      "1:1 [text a]: its min is above its max, so that nothing fits: turn 10 and 5 round",
    ],
    [
      "of a number that is none",
      "[number a step:half]",
      '1:1 [number a]: "half" is no number: write it with digits, such as step:5',
    ],
    [
      "of a count that is none",
      "[text a maxlength:ten]",
      '1:1 [text a]: "ten" is no count: write digits, such as maxlength:40',
    ],
    [
      "of a text that a field of numbers cannot show",
      "[number a placeholder 'Age']",
      '1:1 [number a]: "Age" cannot be shown while it is empty: write it before the tag',
    ],
    [
      "of a name that stands twice",
      "[text a]\n[text a]",
      "2:1 [text a]: another field has this name, so that it is called a-2. Give it a name of its own",
    ],
    [
      "of what counts no field",
      "[count a]",
      "1:1 [count a]: no field has this name. Name one of the form, or take this out",
    ],
    [
      "of an id that no element can have",
      "[text a id:1]",
      '1:1 [text a]: "id:1" is no id: begin it with a letter, and go on with letters, digits, "-" and "_"',
    ],
    [
      "of classes where none can be",
      "[submit class:big 'Go']",
      '1:1 [submit]: "big": not known here. Take it out',
    ],
    [
      "of a size that is none",
      "[file a limit:2gb]",
      '1:1 [file a]: "limit:2gb" is no size: write one such as limit:500kb or limit:2mb',
    ],
    [
      "of a type of file that is none",
      "[file a filetypes:pdf|.tar.gz|*/*]",
      '1:1 [file a]: ".tar.gz", "*/*": no type of file. Part endings and types with "|", such as filetypes:pdf|image/*',
    ],
    [
      "of a camera that no phone has",
      "[file a capture:left]",
      '1:1 [file a]: "capture:left" is no camera: write capture:user or capture:environment',
    ],
    [
      "of a question without an answer",
      "[quiz a 'Why?' '1+1|2']",
      '1:1 [quiz a]: "Why?" is not a question and its answer: part them with "|", such as "2+3=?|5"',
    ],
    [
      "of a quiz without a question",
      "[quiz a]",
      '1:1 [quiz a]: it has no question, and asks "1+1=?": write your own, such as "2+3=?|5"',
    ],
    [
      "of a sentence to agree to that is not there",
      "[acceptance a]",
      "1:1 [acceptance a]: it has no sentence to agree to: write one, such as [acceptance a] I agree. [/acceptance]",
    ],
    [
      "of an acceptance that begins as none does",
      "[acceptance a default:yes] I agree. [/acceptance]",
      '1:1 [acceptance a]: "default:yes" is not known here: write default:on, or leave it out',
    ],
    [
      "of an acceptance whose number the old system does not read",
      "[acceptance a default:1] I agree. [/acceptance]",
      '1:1 [acceptance a]: "default:1" is not known here: write default:on, or leave it out',
    ],
  ])("%s", (_, template, told) => {
    expect(problems(template)).toEqual([told]);
  });

  test("in the order of the template", () => {
    expect(
      problems("[text 1]\n[quiz q]\n[nothing x] [text b").map((one) => one.slice(0, 4)),
    ).toEqual(["1:1 ", "2:1 ", "3:1 ", "3:13"]);
  });
});

/** Pieces of templates, right and wrong, in any order. */
const piece = fc.oneof(
  fc.constantFrom("[", "]", "[/", "[[", "]]", '"', "'", "|", "*", " ", "\n", "<label>", "</label>"),
  fc.constantFrom(
    "[text* ",
    "[quiz ",
    "[select ",
    "[acceptance ",
    "[/acceptance]",
    "[date ",
    "[file ",
  ),
  fc.constantFrom("a", "a", "your-name", "__proto__", "constructor", "toString", "default:1_2"),
  fc.constantFrom(
    "min:today+99999years",
    "max:9e999",
    "limit:999999999999mb",
    "filetypes:|||",
    "40x10/400",
  ),
  fc.constantFrom(
    "\u0000",
    "\u202e",
    "\ud800",
    "<!--",
    "<script>",
    "&amp;",
    "id:a",
    "class:",
    "data:x",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);

describe("Whatever stands in a template", () => {
  const template = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

  test("is read into a form that can be stored, without an error", () => {
    fc.assert(
      fc.property(template, (text) => {
        const { items, questions, meanings, problems: told } = readFormTemplate(text);
        expect(told.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
        if (items.length > MAX_FIELDS) return;
        const definition = { title: "A", locale: "en_US", fields: items };
        expect(v.safeParse(formDefinitionSchema, definition).issues).toBeUndefined();
        expect(v.safeParse(formHandlingSchema, { questions, meanings }).issues).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  test("takes no longer than a second, be it 100,000 characters long", () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
        const part = pieces.join("") || " ";
        const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
        const start = process.cpuUsage();
        readFormTemplate(text);
        expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
      }),
      { numRuns: 60 },
    );
  });
});
