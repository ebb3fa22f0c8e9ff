import { announce } from "../../browser/announce.ts";
import { listen } from "../../browser/listen.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import type { ValuesOf } from "../helpers/createReflection.ts";
import { createDrawing } from "./createDrawing.ts";
import { CONTROL, type Errors } from "./createErrors.ts";
import type { Rules } from "./createRules.ts";
import type { Status } from "./createStatus.ts";
import { changedControls } from "./draftValues.ts";
import { fieldEntries, NOT_JUDGED, WRAP, wrapsOf } from "./fieldEntries.ts";
import { labelOf } from "./labelOf.ts";
import type { FormParts } from "./readForm.ts";

export type ValidationOptions = {
  readonly errors: Errors;
  readonly status: Status;
  readonly rules: Rules;
  /** Told what was judged, whenever it was. */
  readonly onJudged: (valuesOf: ValuesOf) => void;
};

export type Validation = {
  /** Counts as touched what was filled in before the form came to life, and left. */
  readonly touchFilledIn: () => void;
  /** Judges what the visitor has touched so far. */
  readonly judge: () => void;
  /** Shows what the server found; stays until the visitor edits the field. */
  readonly showServerErrors: (errors: ReadonlyMap<string, string>) => void;
  /** Forgets which fields were touched, and all errors. */
  readonly clear: () => void;
  /** Fields that the visitor has edited since the last call. */
  readonly takeEdited: () => ReadonlySet<string>;
  readonly stop: Stop;
};

/**
 * Judges fields when they are changed, and marks those that the visitor has touched. An error goes
 * as soon as it is mended, while typing, too. While a pointer is down nothing moves, so that a
 * click reaches what it was meant for.
 */
export function createValidation(parts: FormParts, options: ValidationOptions): Validation {
  const { form, box } = parts;
  const { errors, status, rules, onJudged } = options;
  const touched = new Set<string>();
  const fromServer = new Set<string>();
  let edited = new Set<string>();
  let hushed: Stop = () => {};
  let isWaiting = false;
  const drawing = createDrawing(form.ownerDocument, (field, message) => {
    const isNews = message !== undefined && message !== errors.messageOf(field);
    if (message === undefined) errors.clear(field);
    else errors.show(field, message);
    if (!isNews) return;
    hushed();
    hushed = announce(form.ownerDocument, `${labelOf(wrapsOf(box, field)[0])} ${message}`.trim());
  });

  function judgeNow(): void {
    const found = rules.judge(fieldEntries(box));
    const judged = new Set([...touched].filter((field) => !fromServer.has(field)));
    for (const field of judged) drawing.draw(field, found[field]?.error);
    onJudged((field) => {
      if (!judged.has(field)) return undefined;
      const { error, values = [] } = found[field] ?? {};
      return error === undefined ? values : [];
    });
  }

  /** In the next microtask: listeners of the first status still see the form as it was. */
  function judgeTouched(): void {
    if (isWaiting) return;
    if (!rules.areReady()) {
      judgeNow();
      return;
    }
    const before = status.get();
    const isBusy = before === "submitting" || before === "resetting";
    if (!isBusy) status.set("validating");
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      judgeNow();
      if (status.get() === "validating") status.set(before);
    });
  }

  function edit(target: Element): string | undefined {
    const field = fieldOf(target);
    if (field === undefined) return undefined;
    edited.add(field);
    fromServer.delete(field);
    return field;
  }

  return {
    touchFilledIn() {
      for (const field of filledIn(box)) {
        if (errors.messageOf(field) && !touched.has(field)) fromServer.add(field);
        touched.add(field);
      }
    },
    judge() {
      if (touched.size > 0) judgeTouched();
    },
    showServerErrors(found) {
      for (const [field, message] of found) {
        touched.add(field);
        fromServer.add(field);
        errors.show(field, message);
      }
    },
    clear() {
      drawing.drop();
      touched.clear();
      fromServer.clear();
      errors.clearAll();
    },
    takeEdited() {
      const taken = edited;
      edited = new Set();
      return taken;
    },
    stop: stopAll(
      drawing.stop,
      () => hushed(),
      listen(form, {
        change: ({ target }) => {
          const field = edit(target as Element);
          if (field === undefined) return;
          touched.add(field);
          judgeTouched();
        },
        input: ({ target }) => {
          const field = edit(target as Element);
          if (field === undefined || errors.messageOf(field) === undefined) return;
          const error = rules.judge(fieldEntries(box))[field]?.error;
          if (error === undefined) drawing.draw(field, undefined);
        },
      }),
    ),
  };
}

/** Fields that were filled in, and left. */
function filledIn(box: HTMLElement): string[] {
  const left = changedControls(box).filter((control) => !control.matches(":focus"));
  return left.flatMap((control) => fieldOf(control) ?? []);
}

/** The field that a control belongs to; undefined for those that nobody judges. */
function fieldOf(target: Element): string | undefined {
  const isJudged = target.closest(CONTROL) && !target.closest(NOT_JUDGED);
  return isJudged ? target.closest<HTMLElement>(WRAP)?.dataset.name : undefined;
}
