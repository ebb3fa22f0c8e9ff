import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  elementsIn,
  hasClass,
  type MarkupElement,
  type MarkupNode,
  readMarkup,
  textIn,
} from "../../../../../tests/support/readMarkup.ts";
import { ContactForm } from "../../ContactForm.tsx";
import type {
  FieldDefinition,
  FormDefinition,
  PartDefinition,
} from "../../definition/FormDefinition.ts";
import type { FormState } from "../FormState.ts";

type Items = readonly (FieldDefinition | PartDefinition)[];

/** What stands in a form of these items between its hidden inputs and its button. */
function write(items: Items, more: Partial<FormDefinition> & { state?: FormState } = {}) {
  const { state, ...definition } = more;
  const form = { id: 1, title: "t", locale: "en_US", ...definition, fields: items };
  const html = renderToStaticMarkup(
    <ContactForm form={form} unitTag="u" {...(state && { state })} />,
  );
  const all = elementsIn(readMarkup(html));
  return all.find(({ tag }) => tag === "form")?.children.slice(1, -2) ?? [];
}

function first(nodes: readonly MarkupNode[], test: (element: MarkupElement) => boolean) {
  const found = elementsIn(nodes).find(test);
  if (!found) throw new Error("no such element");
  return found;
}

const wrapIn = (nodes: readonly MarkupNode[]) =>
  first(nodes, (element) => hasClass(element, "wpcf7-form-control-wrap"));

/** The wrap that a field's control stands in. */
const wrapOf = (field: FieldDefinition, state?: FormState) =>
  wrapIn(write([field], state && { state }));

/** Markup written by hand: lines may be broken, and a blank before an element is &#32;. */
function markup(html: string): MarkupNode {
  const [node = ""] = readMarkup(html.replaceAll(/\s*\n\s*</g, "<"));
  return node;
}

describe("a line of text", () => {
  test("is 40 wide and takes 400 characters", () => {
    expect(wrapOf({ kind: "text", name: "who", label: "Name" })).toEqual(
      markup(`<span class="wpcf7-form-control-wrap" data-name="who">
        <input type="text" name="who" id="u-who" class="wpcf7-form-control wpcf7-text" size="40"
 maxlength="400" aria-invalid="false" value="">
        </span>`),
    );
  });

  test("says all that a definition may say of it", () => {
    expect(
      wrapOf({
        kind: "text",
        name: "who",
        label: "Name",
        required: true,
        id: "own",
        className: "wide",
        size: 20,
        value: "Ann",
        placeholder: "Ann Other",
        autocomplete: "name",
        minLength: 2,
        maxLength: 30,
        readOnly: true,
      }),
    ).toEqual(
      markup(`<span class="wpcf7-form-control-wrap" data-name="who">
        <input type="text" name="who" id="own" size="20" minlength="2" maxlength="30" readonly=""
 class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required wide" value="Ann"
 autocomplete="name" placeholder="Ann Other" aria-required="true" aria-invalid="false">
        </span>`),
    );
  });

  test.each(["email", "url", "tel"] as const)(
    "with the format %s says so in its classes",
    (kind) => {
      expect(wrapOf({ kind, name: "it", label: "It", required: true })).toEqual(
        markup(`<span class="wpcf7-form-control-wrap" data-name="it">
        <input type="${kind}" name="it" id="u-it" size="40" maxlength="400" value=""
 class="wpcf7-form-control wpcf7-${kind} wpcf7-validates-as-required wpcf7-text wpcf7-validates-as-${kind}"
 aria-required="true" aria-invalid="false">
        </span>`),
      );
    },
  );
});

test("a textarea is 40 by 10 and takes 2000 characters", () => {
  expect(wrapOf({ kind: "textarea", name: "what", label: "Text", value: "Hello" })).toEqual(
    markup(`<span class="wpcf7-form-control-wrap" data-name="what">
      <textarea name="what" id="u-what" class="wpcf7-form-control wpcf7-textarea" cols="40" rows="10"
 maxlength="2000" aria-invalid="false">Hello</textarea></span>`),
  );
});

test("a number has bounds only if it says so", () => {
  const input = `name="n" id="u-n" class="wpcf7-form-control wpcf7-number wpcf7-validates-as-number"
 type="number" aria-invalid="false"`;
  expect([
    wrapOf({ kind: "number", name: "n", label: "N" }),
    wrapOf({ kind: "number", name: "n", label: "N", value: 0, min: 0, max: 9, step: 0.5 }),
  ]).toEqual([
    markup(`<span class="wpcf7-form-control-wrap" data-name="n"><input ${input} value=""></span>`),
    markup(`<span class="wpcf7-form-control-wrap" data-name="n">
      <input ${input} value="0" min="0" max="9" step="0.5"></span>`),
  ]);
});

test("a range goes from 0 to 100 and stands in the middle", () => {
  expect(wrapOf({ kind: "range", name: "r", label: "R" }).children).toEqual([
    markup(`<input type="range" name="r" id="u-r" min="0" max="100" value="50" aria-invalid="false"
 class="wpcf7-form-control wpcf7-range wpcf7-validates-as-number">`),
  ]);
});

test("a date has its days as year, month and day", () => {
  expect(
    wrapOf({ kind: "date", name: "d", label: "D", min: "2026-01-01", value: "2026-05-31" })
      .children,
  ).toEqual([
    markup(`<input type="date" name="d" id="u-d" min="2026-01-01" value="2026-05-31"
 class="wpcf7-form-control wpcf7-date wpcf7-validates-as-date" aria-invalid="false">`),
  ]);
});

describe("a select", () => {
  test("marks what is chosen, and may begin with what is no choice", () => {
    expect(
      wrapOf({
        kind: "select",
        name: "s",
        label: "S",
        required: true,
        blank: "Choose",
        options: ["a", { value: "b", label: "Bee" }],
        value: "b",
      }),
    ).toEqual(
      markup(`<span class="wpcf7-form-control-wrap" data-name="s">
        <select name="s" id="u-s" aria-required="true" aria-invalid="false"
 class="wpcf7-form-control wpcf7-select wpcf7-validates-as-required">
        <option value="">Choose</option><option value="a">a</option>
        <option value="b" selected="">Bee</option></select></span>`),
    );
  });

  test("of several sends them under brackets", () => {
    expect(
      wrapOf({
        kind: "select",
        name: "s",
        label: "S",
        multiple: true,
        options: ["a", "b"],
        value: ["a", "b"],
      }),
    ).toEqual(
      markup(`<span class="wpcf7-form-control-wrap" data-name="s">
        <select name="s[]" id="u-s" multiple="" aria-invalid="false"
 class="wpcf7-form-control wpcf7-select">
        <option value="a" selected="">a</option><option value="b" selected="">b</option>
        </select></span>`),
    );
  });
});

describe("a list", () => {
  const label = (text: string) => `<span class="wpcf7-list-item-label">${text}</span>`;

  test("of checkboxes is a control of several boxes under one name with brackets", () => {
    expect(
      wrapOf({
        kind: "checkbox",
        name: "c",
        label: "C",
        required: true,
        options: ["a", "b", "c"],
        value: ["b"],
      }),
    ).toEqual(
      markup(`<span class="wpcf7-form-control-wrap" data-name="c">
        <span class="wpcf7-form-control wpcf7-checkbox wpcf7-validates-as-required" id="u-c">
        <span class="wpcf7-list-item first"><label>
        <input type="checkbox" name="c[]" value="a">${label("a")}</label></span>
        <span class="wpcf7-list-item"><label>
        <input type="checkbox" name="c[]" value="b" checked="">${label("b")}</label></span>
        <span class="wpcf7-list-item last"><label>
        <input type="checkbox" name="c[]" value="c">${label("c")}</label></span>
        </span></span>`),
    );
  });

  test("of exclusive checkboxes has a plain name", () => {
    expect(
      wrapOf({ kind: "checkbox", name: "c", label: "C", exclusive: true, options: ["a"] }),
    ).toEqual(
      markup(`<span class="wpcf7-form-control-wrap" data-name="c">
        <span class="wpcf7-form-control wpcf7-checkbox wpcf7-exclusive-checkbox" id="u-c">
        <span class="wpcf7-list-item first last"><label>
        <input type="checkbox" name="c" value="a">${label("a")}</label></span>
        </span></span>`),
    );
  });

  test("of radio buttons may end with a text of the visitor's own", () => {
    expect(
      wrapOf({ kind: "radio", name: "r", label: "R", freeText: true, options: ["a", "Other"] }),
    ).toEqual(
      markup(`<span class="wpcf7-form-control-wrap" data-name="r">
        <span class="wpcf7-form-control wpcf7-radio" id="u-r">
        <span class="wpcf7-list-item first"><label>
        <input type="radio" name="r" value="a">${label("a")}</label></span>
        <span class="wpcf7-list-item last has-free-text"><label>
        <input type="radio" name="r" value="Other">${label("Other")}</label>&#32;
        <input type="text" name="_wpcf7_free_text_r" class="wpcf7-free-text" aria-label="Other">
        </span></span></span>`),
    );
  });

  test("may have its labels first", () => {
    const list = wrapOf({ kind: "radio", name: "r", label: "R", labelFirst: true, options: ["a"] });
    expect(first([list], ({ tag }) => tag === "label")).toEqual(
      markup(`<label>${label("a")}<input type="radio" name="r" value="a"></label>`),
    );
  });

  test("keeps the text of the visitor's own", () => {
    const list = wrapOf(
      { kind: "checkbox", name: "c", label: "C", freeText: true, options: ["a", "Other"] },
      { status: "aborted", message: "", values: { c: ["Other"], _wpcf7_free_text_c: "Mine" } },
    );
    const inputs = elementsIn([list]).filter(({ tag }) => tag === "input");
    expect(inputs.map(({ attributes }) => attributes.checked)).toEqual([undefined, "", undefined]);
    expect(inputs.at(-1)?.attributes.value).toBe("Mine");
  });
});

describe("an acceptance", () => {
  test("is a box with its sentence, in which links may stand", () => {
    expect(
      wrapOf({
        kind: "acceptance",
        name: "ok",
        label: ["I accept the ", { text: "terms", href: "/terms" }, "."],
      }),
    ).toEqual(
      markup(`<span class="wpcf7-form-control-wrap" data-name="ok">
        <span class="wpcf7-form-control wpcf7-acceptance"><span class="wpcf7-list-item"><label>
        <input type="checkbox" name="ok" value="1" id="u-ok" aria-invalid="false">
        <span class="wpcf7-list-item-label">I accept the <a href="/terms">terms</a>.&#32;
        <span class="wpcf7-field-required">(required)</span></span></label></span></span></span>`),
    );
  });

  test("that is optional, inverted or ticked at first says so", () => {
    const [control] = wrapOf({
      kind: "acceptance",
      name: "ok",
      label: "No.",
      invert: true,
      optional: true,
      checked: true,
    }).children;
    expect(control).toEqual(
      markup(`<span class="wpcf7-form-control wpcf7-acceptance invert optional">
        <span class="wpcf7-list-item"><label>
        <input type="checkbox" name="ok" value="1" id="u-ok" aria-invalid="false" checked="">
        <span class="wpcf7-list-item-label">No.</span></label></span></span>`),
    );
  });
});

test("a file takes what it says, or sounds, films and pictures", () => {
  const input = `type="file" name="f" id="u-f" size="40" aria-invalid="false"
 class="wpcf7-form-control wpcf7-file"`;
  expect([
    ...wrapOf({ kind: "file", name: "f", label: "F" }).children,
    ...wrapOf({ kind: "file", name: "f", label: "F", accept: [".pdf", "image/*"], capture: "user" })
      .children,
  ]).toEqual([
    markup(`<input ${input} accept="audio/*,video/*,image/*">`),
    markup(`<input ${input} accept=".pdf,image/*" capture="user">`),
  ]);
});

test("a quiz holds its question, the place for the answer, and the right answer's hash", () => {
  expect(
    wrapOf({ kind: "quiz", name: "q", label: "Q", question: "1 + 1 = ?", answer: "beef" }),
  ).toEqual(
    markup(`<span class="wpcf7-form-control-wrap" data-name="q">
      <label><span class="wpcf7-quiz-label">1 + 1 = ?</span>&#32;
      <input type="text" name="q" id="u-q" class="wpcf7-form-control wpcf7-quiz" size="40"
 autocomplete="off" aria-required="true" aria-invalid="false"></label>
      <input type="hidden" name="_wpcf7_quiz_answer_q" value="beef"></span>`),
  );
});

test("a captcha has its challenge before its picture, and then the place for the answer", () => {
  const [line] = write([
    { kind: "captcha", name: "cap", label: "Copy", image: "/7.png", challenge: "7" },
  ]);
  expect(elementsIn([line ?? ""]).slice(3)).toEqual([
    markup(`<input type="hidden" name="_wpcf7_captcha_challenge_cap" value="7">`),
    markup(`<img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-cap" src="/7.png"
 alt="Picture with characters">`),
    expect.objectContaining({ tag: "span" }),
    markup(`<input type="text" name="cap" id="u-cap" class="wpcf7-form-control wpcf7-captchar"
 size="40" autocomplete="off" value="" aria-required="true" aria-invalid="false">`),
  ]);
});

test("a captcha that is also asked in words has a link to them, once there is a picture", () => {
  const captcha = { kind: "captcha", name: "cap", label: "Copy", inWords: "In words" } as const;
  const link = (field: FieldDefinition) => first(write([field]), ({ tag }) => tag === "a");
  expect(link(captcha)).toEqual(
    markup(`<a class="wpcf7-captcha-words" data-words-for="cap" target="_blank"
 rel="noopener">In words</a>`),
  );
  expect(link({ ...captcha, image: "/7.png" }).attributes.href).toBe("/7.txt?lang=en-US");
});

test("answers to questions are shown again where they still hold", () => {
  const values = { q: "2", cap: ["AB"] };
  const state = { status: "spam", message: "", values };
  const items = [
    { kind: "quiz", name: "q", label: "Q", question: "1 + 1 = ?" },
    { kind: "captcha", name: "cap", label: "Copy", image: "/7.png" },
  ] as const;
  const inputs = elementsIn(write(items, { state })).filter(({ tag }) => tag === "input");
  const shown = inputs.map(({ attributes }) => [attributes.name, attributes.value]);
  expect(Object.fromEntries(shown)).toMatchObject({ q: "2", cap: "AB" });
});

test("a hidden input stands alone", () => {
  expect(write([{ kind: "hidden", name: "h", value: "v" }])).toEqual([
    markup(`<input type="hidden" name="h" class="wpcf7-form-control wpcf7-hidden" value="v">`),
  ]);
});

describe("a counter", () => {
  const text = { kind: "textarea", name: "t", label: "T" } as const;
  const count = (nodes: readonly MarkupNode[]) =>
    first(nodes, (element) => hasClass(element, "wpcf7-character-count"));

  test("counts up from nothing, and has no bounds but the field's own", () => {
    expect(count(write([text, { kind: "count", of: "t" }]))).toEqual(
      markup(`<span class="wpcf7-character-count up" data-target-name="t" data-starting-value="0"
 data-current-value="0">0</span>`),
    );
  });

  test("counts down from the most there may be", () => {
    expect(count(write([{ ...text, minLength: 5, maxLength: 60, counter: "down" }]))).toEqual(
      markup(`<span class="wpcf7-character-count down" data-target-name="t" data-starting-value="60"
 data-current-value="60" data-maximum-value="60" data-minimum-value="5">60</span>`),
    );
    expect(count(write([{ ...text, counter: "down" }])).children).toEqual(["2000"]);
  });
});

test("reflections and outputs have their texts for no value", () => {
  const text = { kind: "text", name: "t", label: "T" } as const;
  const [, reflection, empty, line] = write([
    text,
    { kind: "reflection", of: "t", defaults: ["None", "Or nothing"] },
    { kind: "reflection", of: "t" },
    { kind: "output", of: "t", default: "none", label: "You wrote:" },
  ]);
  expect(reflection).toEqual(
    markup(`<fieldset class="wpcf7-form-control wpcf7-reflection" data-reflection-of="t">
      <output name="t" data-default="None">None</output>
      <output name="t" data-default="Or nothing">Or nothing</output></fieldset>`),
  );
  expect(empty).toEqual(
    markup(`<fieldset class="wpcf7-form-control wpcf7-reflection" data-reflection-of="t">
      <output name="t" data-default="">&nbsp;</output></fieldset>`),
  );
  expect(first([line ?? ""], ({ tag }) => tag === "output")).toEqual(
    markup(`<output class="wpcf7-form-control wpcf7-output" name="t" data-reflection-of="t"
 data-default="none">none</output>`),
  );
});

describe("a field's label", () => {
  test("names the control, and says in words what is required", () => {
    const [line] = write([{ kind: "text", name: "a", label: "Name", required: true, half: true }]);
    expect(line).toMatchObject({
      tag: "p",
      attributes: { class: "wpcf7-field", "data-kind": "text", "data-half": "" },
    });
    expect(first([line ?? ""], ({ tag }) => tag === "label")).toEqual(
      markup(`<label class="wpcf7-field-label" for="u-a">Name&#32;
        <span class="wpcf7-field-required" aria-hidden="true">(required)</span></label>`),
    );
  });

  test("of a group is its legend, whose mark is heard, since boxes cannot say so", () => {
    const [group] = write(
      [{ kind: "checkbox", name: "c", label: "Days", required: true, options: ["a"] }],
      { requiredMark: "(Pflicht)" },
    );
    expect(group).toMatchObject({ tag: "fieldset", attributes: { "data-kind": "checkbox" } });
    expect(first([group ?? ""], ({ tag }) => tag === "legend")).toEqual(
      markup(`<legend class="wpcf7-field-label">Days&#32;
        <span class="wpcf7-field-required">(Pflicht)</span></legend>`),
    );
  });

  test("has a hint that describes the control or the group", () => {
    const nodes = write([
      { kind: "text", name: "a", label: "A", hint: "Short." },
      { kind: "radio", name: "b", label: "B", hint: "Any.", options: ["x"] },
    ]);
    for (const [name, hint] of [
      ["a", "Short."],
      ["b", "Any."],
    ]) {
      const id = `u-${name}-hint`;
      expect(elementsIn(nodes).some((one) => one.attributes["aria-describedby"] === id)).toBe(true);
      expect(textIn([first(nodes, ({ attributes }) => attributes.id === id)])).toBe(hint);
    }
  });

  test("is heard beside each box and each place to write", () => {
    const nodes = write([
      { kind: "quiz", name: "q", label: "A question" },
      { kind: "captcha", name: "k", label: "Copy" },
      { kind: "file", name: "f", label: "File" },
      { kind: "select", name: "s", label: "Menu", options: ["a"] },
      { kind: "range", name: "r", label: "How much" },
      { kind: "date", name: "d", label: "When" },
    ]);
    const labelled = elementsIn(nodes).flatMap(({ tag, attributes }) =>
      tag === "label" ? (attributes.for ?? []) : [],
    );
    expect(labelled).toEqual(["u-q", "u-k", "u-f", "u-s", "u-r", "u-d"]);
  });
});
