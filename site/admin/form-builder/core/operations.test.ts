import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { formHandlingSchema, plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import {
  formDefinitionSchema,
  MAX_FIELDS,
} from "../../../content/contact-forms/formDefinitionSchema.ts";
import { createFormStore } from "./createFormStore.ts";
import { type FormState, type ItemKind, namesIn, readForm, writeForm } from "./FormState.ts";
import { readItem, writeItem } from "./itemValues.ts";
import { readLinked, writeLinked } from "./linkedWords.ts";
import { addNew, canAdd, ITEM_KINDS, type NewWords } from "./newItem.ts";
import {
  changeItem,
  duplicateItem,
  keepNames,
  moveItem,
  nameItem,
  removeItem,
} from "./operations.ts";

const words = (label: string): NewWords => ({
  label,
  option: (place) => `Choice ${place}`,
  acceptance: "I agree to the [terms](/terms).",
  note: "A note",
});

const empty = readForm({
  version: 1,
  language: null,
  definition: { title: "Contact", locale: "en_US", fields: [] },
  handling: plainHandling,
});

function add(state: FormState, kind: ItemKind, label = kind as string) {
  return addNew(state, { kind, at: state.items.length, words: words(label) });
}

function expectValid(state: FormState): void {
  const { definition, handling } = writeForm(state);
  const read = v.safeParse(formDefinitionSchema, definition);
  expect(read.issues?.map(({ message }) => message)).toBeUndefined();
  expect(v.is(formHandlingSchema, handling)).toBe(true);
  const quizzes = definition.fields.flatMap((one) => (one.kind === "quiz" ? [one.name] : []));
  expect(Object.keys(handling.questions).sort()).toEqual(quizzes.sort());
}

type Operation = (state: FormState) => FormState;
const at = <One>(list: readonly One[], index: number) => list[index % Math.max(1, list.length)];
const idAt = (state: FormState, index: number) => at(state.items, index)?.id ?? "none";

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...ITEM_KINDS), at: fc.nat(9), label: fc.string() }).map(
    ({ kind, at, label }): Operation =>
      (state) =>
        canAdd(state, kind) ? addNew(state, { kind, at, words: words(label) }).state : state,
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: -3, max: 12 })).map(
    ([from, to]): Operation =>
      (state) =>
        moveItem(state, idAt(state, from), to),
  ),
  fc.nat(9).map(
    (index): Operation =>
      (state) =>
        duplicateItem(state, idAt(state, index)).state,
  ),
  fc.nat(9).map(
    (index): Operation =>
      (state) =>
        removeItem(state, idAt(state, index)),
  ),
  fc.tuple(fc.nat(9), fc.string()).map(
    ([index, name]): Operation =>
      (state) =>
        nameItem(state, idAt(state, index), name),
  ),
  fc.tuple(fc.nat(9), fc.string()).map(
    ([index, label]): Operation =>
      (state) => {
        const id = idAt(state, index);
        const values = readItem(state, id);
        return writeItem(state, id, "label" in values ? { ...values, label } : values);
      },
  ),
);

describe("Whatever is done to a form", () => {
  test("it stays one that can be stored, and undo gives each form before back", () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), (operations) => {
        const store = createFormStore({ version: 1, ...writeForm(empty) });
        const before = [store.state()];
        for (const edit of operations) {
          store.change(edit);
          expectValid(store.state());
          if (store.state() !== before.at(-1)) before.push(store.state());
        }
        for (const state of before.toReversed()) {
          expect(store.state()).toBe(state);
          store.undo();
        }
        for (const state of before.slice(1)) {
          store.redo();
          expect(store.state()).toBe(state);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("a panel that is only looked at changes nothing", () => {
    for (const kind of ITEM_KINDS) {
      const { state } = add(add(empty, "text").state, kind, "Another");
      for (const { id } of state.items) {
        expect(writeForm(writeItem(state, id, readItem(state, id)))).toEqual(writeForm(state));
      }
    }
  });
});

describe("A name", () => {
  test("comes from the label, is nobody else's, and follows the label until it is saved or given by hand", () => {
    const first = add(empty, "text", "Your näme?");
    const second = add(first.state, "text", "Your name");
    expect([...namesIn(second.state)]).toEqual(["your-name", "your-name-2"]);
    const label = (state: FormState, to: string) =>
      writeItem(state, second.id, { ...readItem(state, second.id), label: to });
    expect([...namesIn(label(second.state, "City"))]).toEqual(["your-name", "city"]);
    expect([...namesIn(label(second.state, "المدينة"))]).toEqual(["your-name", "text"]);
    expect([...namesIn(label(keepNames(second.state), "City"))]).toContain("your-name-2");
    const named = nameItem(second.state, second.id, "town");
    expect([...namesIn(label(named, "City"))]).toEqual(["your-name", "town"]);
    for (const wrong of ["your-name", "1st", "", "a b", "[x]", "constructor"]) {
      expect(nameItem(named, second.id, wrong)).toBe(named);
    }
  });

  test("is changed wherever it is said: in mails, parts, rules, questions and meanings", () => {
    const quiz = add(add(add(empty, "select", "City").state, "file", "Plan").state, "quiz", "Sum");
    const of = add(quiz.state, "output");
    const mail = {
      ...{ isActive: true, cc: "", bcc: "", senderName: "", isHtml: false, excludesBlank: false },
      ...{ to: "[city]@x.example", replyTo: "[_raw_city]", subject: "[city-2] [city]" },
      ...{ body: '[_format_city "d"] [plan] city', attachments: ["plan"] },
    };
    const state: FormState = {
      ...of.state,
      about: { ...of.state.about, rules: [{ rule: "minitems", field: "city", threshold: 1 }] },
      handling: { ...of.state.handling, mail, meanings: { city: { "Choice 1": "a@x.example" } } },
    };
    const renamed = (from: string, to: string, state: FormState) => {
      const found = state.items.find(({ item }) => "name" in item && item.name === from);
      return nameItem(state, found?.id ?? "", to);
    };
    const all = renamed("sum", "total", renamed("plan", "map", renamed("city", "town", state)));
    expectValid(all);
    expect(all.handling.mail).toMatchObject({
      ...{ to: "[town]@x.example", replyTo: "[_raw_town]", subject: "[city-2] [town]" },
      ...{ body: '[_format_town "d"] [map] city', attachments: ["map"] },
    });
    expect(all.about.rules).toEqual([{ rule: "minitems", field: "town", threshold: 1 }]);
    expect(all.handling.meanings).toEqual({ town: { "Choice 1": "a@x.example" } });
    expect(Object.keys(all.handling.questions)).toEqual(["total"]);
    expect(all.items.map(({ item }) => item).at(-1)).toEqual({ kind: "output", of: "town" });
  });
});

test("A field may have the name of what every object has", () => {
  for (const label of ["valueOf", "Constructor", "toString"]) {
    const quiz = add(empty, "quiz", label);
    const named = nameItem(quiz.state, quiz.id, "valueOf");
    const copied = duplicateItem(add(named, "select", "x").state, quiz.id).state;
    const select = copied.items.at(-1)?.id ?? "";
    const renamed = nameItem(copied, select, "toString");
    expectValid(duplicateItem(renamed, select).state);
    expect(readItem(renamed, select).options).toEqual([
      { label: "Choice 1" },
      { label: "Choice 2" },
    ]);
  }
});

test("A copy of a field has its rules, and a name that follows its own label", () => {
  const { state, id } = add(empty, "text", "Day");
  const nested = { rule: "any", field: "day", rules: [{ rule: "email", field: "day" }] };
  const length = { rule: "minlength", field: "day", threshold: 3 };
  const named = keepNames({ ...state, about: { ...state.about, rules: [nested, length] } });
  const copy = duplicateItem(named, id);
  const called = writeItem(copy.state, copy.id, {
    ...readItem(copy.state, copy.id),
    label: "Night",
  });
  expect([...namesIn(called)]).toEqual(["day", "night"]);
  const ofCopy = called.about.rules?.filter(({ field }) => field === "night");
  expect(ofCopy).toEqual([
    { rule: "any", field: "night", rules: [{ rule: "email", field: "night" }] },
    { rule: "minlength", field: "night", threshold: 3 },
  ]);
  expect(called.about.rules).toHaveLength(4);
});

test("With a field goes what means it alone", () => {
  const first = add(empty, "file", "Plan");
  const state = add(first.state, "reflection").state;
  const rule = { rule: "minfilesize", field: "plan", threshold: 1 };
  const gone = removeItem({ ...state, about: { ...state.about, rules: [rule] } }, first.id);
  expect(gone.items).toEqual([]);
  expect(gone.about.rules).toEqual([]);
});

test("A sentence with links is written as one line, and read as it was", () => {
  const sentence = ["I accept the ", { text: "terms", href: "/terms" }, " and more."];
  expect(writeLinked(sentence)).toBe("I accept the [terms](/terms) and more.");
  expect(readLinked(writeLinked(sentence))).toEqual(sentence);
  expect(readLinked("No [script](javascript:alert(1)).")).toBe("No [script](javascript:alert(1)).");
});

test("A form takes as many fields as it may have, and one button", () => {
  let state = add(empty, "submit").state;
  expect(canAdd(state, "submit")).toBe(false);
  expect(canAdd(state, "count")).toBe(false);
  for (let count = 1; count < MAX_FIELDS; count++) state = add(state, "text").state;
  expect(canAdd(state, "text")).toBe(false);
  expect(duplicateItem(state, state.items[1]?.id ?? "").state).toBe(state);
  expectValid(state);
});

test("Choices keep what each is sent as and stands for", () => {
  const { state, id } = add(empty, "radio", "Team");
  const options = [
    { label: "Sales", value: "s", meaning: "sales@x.example", isChosen: true },
    { label: "Support" },
  ];
  const written = writeItem(state, id, { ...readItem(state, id), options });
  expect(written.items[0]?.item).toMatchObject({
    options: [{ value: "s", label: "Sales" }, "Support"],
    value: "s",
  });
  expect(written.handling.meanings).toEqual({ team: { s: "sales@x.example" } });
  expect(readItem(written, id).options).toEqual(options);
});

test("A choice keeps what it is sent as while its label passes through that", () => {
  const { state, id } = add(empty, "radio", "Team");
  let now = writeItem(state, id, {
    ...readItem(state, id),
    options: [{ label: "Sal", value: "Sale", isChosen: true, meaning: "s@x.example" }],
  });
  for (const label of ["Sale", "Sales"]) {
    const [row] = readItem(now, id).options as readonly object[];
    now = writeItem(now, id, { ...readItem(now, id), options: [{ ...row, label }] });
  }
  expect(now.items[0]?.item).toMatchObject({ options: [{ value: "Sale", label: "Sales" }] });
  expect(now.handling.meanings).toEqual({ team: { Sale: "s@x.example" } });
});

test("Where one is chosen at first, it can be another one, above or below", () => {
  const { state, id } = add(empty, "radio", "Team");
  let now = state;
  for (const chosen of ["Choice 2", "Choice 1", "Choice 2"]) {
    const rows = readItem(now, id).options as readonly { readonly label: string }[];
    const options = rows.map((row) => (row.label === chosen ? { ...row, isChosen: true } : row));
    now = writeItem(now, id, { ...readItem(now, id), options });
    expect(now.items[0]?.item).toMatchObject({ value: chosen });
  }
});

test.each([1.1, 0.3, 2, 12.75, 0.001])("A largest file of %f MiB comes back so", (maxFileSize) => {
  const { state, id } = add(empty, "file", "Plan");
  const written = writeItem(state, id, { ...readItem(state, id), maxFileSize });
  expect(readItem(written, id).maxFileSize).toBe(maxFileSize);
});

test("The size of a file stays the same to the byte where another thing is said of it", () => {
  const { state, id } = add(empty, "file", "Plan");
  for (const maxFileSize of [1_000_000, 500, 5_242_881, 2_147_483_647]) {
    const sized = changeItem(state, id, { ...fileIn(state), maxFileSize });
    const written = writeItem(sized, id, { ...readItem(sized, id), hint: "A plan." });
    expect(fileIn(written)).toMatchObject({ maxFileSize, hint: "A plan." });
  }
});

function fileIn(state: FormState) {
  const file = state.items.map(({ item }) => item).find((item) => item.kind === "file");
  if (file?.kind !== "file") throw new Error("There is no file field.");
  return file;
}

test("What the panel cannot show of a field's rules stays as it is", () => {
  const { state, id } = add(empty, "text");
  const nested = { rule: "any", field: "text", rules: [{ rule: "email", field: "text" }] };
  const length = { rule: "minlength", field: "text", threshold: 3, error: "Longer, please." };
  const before = { ...state, about: { ...state.about, rules: [nested, length] } };
  const values = readItem(before, id);
  expect(values.rules).toEqual([{ rule: "minlength", threshold: "3", error: "Longer, please." }]);
  const after = writeItem(before, id, {
    ...values,
    rules: [{ rule: "stepnumber", threshold: "5" }],
  });
  expect(after.about.rules).toEqual([nested, { rule: "stepnumber", field: "text", interval: "5" }]);
  expect(changeItem(after, "none", { kind: "response" })).toBe(after);
});
