import { debounce } from "../../browser/debounce.ts";
import { listen } from "../../browser/listen.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { storage } from "../../browser/storage.ts";
import { windowOf } from "../../browser/windowOf.ts";
import { changedControls, type DraftValue, draftValues, fillDraft } from "./draftValues.ts";
import type { FormParts } from "./readForm.ts";
import { RESTORED } from "./restored.ts";

/** Milliseconds after the last key until a draft is written. */
export const DRAFT_DELAY = 300;

/** What the browser keeps of a form that was not sent, for a day. */
type Kept = {
  readonly values: readonly DraftValue[];
  /** Of a submission of which nobody knows whether it arrived. */
  readonly sent?: Sent | undefined;
};

type Sent = {
  readonly key: string;
  /** What was sent under it: the same again is the same submission. */
  readonly content: string;
};

export type Draft = {
  /** Fills what is untouched with what was kept; tells whether there was anything. */
  readonly restore: () => boolean;
  /** The key under which what stands in the form may have been sent already. */
  readonly getKey: () => string | undefined;
  /** Keeps what stands in the form, as sent under this key. */
  readonly keepKey: (key: string) => void;
  /** Forgets the draft: the form was sent, or the visitor starts afresh. */
  readonly forget: () => void;
  readonly stop: Stop;
};

/**
 * Keeps what a visitor writes until it is sent, through reloads, crashes and going back. Where
 * storage is forbidden it lives as long as the page.
 */
export function createDraft(parts: FormParts, { isKept }: { readonly isKept: boolean }): Draft {
  const { form, box, id, unitTag } = parts;
  const view = windowOf(form);
  const store = storage("local");
  const place = `vitrine.draft:${view.location.pathname}#${unitTag || id}`;
  let sent: Sent | undefined;
  let isWaiting = false;
  const keep = (): boolean => {
    const values = isKept ? draftValues(box) : [];
    if (values.length > 0) store.set(place, { values, sent } satisfies Kept);
    return values.length > 0;
  };
  /** Also where the page may end: a tab in the background is closed without another word. */
  const flush = (): void => {
    saving.stop();
    if (isWaiting && !keep()) store.remove(place);
    isWaiting = false;
  };
  const saving = debounce(DRAFT_DELAY, flush);
  const edit = (): void => {
    isWaiting = true;
    saving.ask();
  };
  return {
    restore() {
      const kept = isKept ? readKept(store.get(place)) : undefined;
      // One that is too old to be read goes, too.
      if (!kept) store.remove(place);
      sent = kept?.sent;
      const isFilled = kept !== undefined && fillDraft(box, kept.values);
      if (isFilled) form.dispatchEvent(new view.Event(RESTORED));
      // What was written before we came is kept, too.
      if (changedControls(box).length > 0) edit();
      return isFilled;
    },
    getKey: () => (sent?.content === contentOf(box) ? sent.key : undefined),
    keepKey(key) {
      sent = { key, content: contentOf(box) };
      keep();
    },
    forget() {
      saving.stop();
      isWaiting = false;
      sent = undefined;
      store.remove(place);
    },
    stop: stopAll(
      flush,
      listen(form, { input: edit, change: edit }),
      listen(form as EventTarget, { [RESTORED]: edit }),
      listen(view, { pagehide: flush }),
      listen(view.document, { visibilitychange: flush }),
    ),
  };
}

/** What a submission says, in words that two can be compared by; consent and questions left out. */
function contentOf(box: Element): string {
  const inputs = [...box.querySelectorAll<HTMLInputElement>("[type=file]")];
  const files = inputs.flatMap((input) => [...(input.files ?? [])]);
  return JSON.stringify([
    draftValues(box),
    files.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ]);
}

/** What a visitor, or another version of ours, may have written there is believed only so far. */
function readKept(stored: unknown): Kept | undefined {
  const { values, sent } = (stored ?? {}) as { values?: unknown; sent?: Sent };
  const isValue = (one: unknown): one is DraftValue => Array.isArray(one) && Array.isArray(one[1]);
  return Array.isArray(values) ? { values: values.filter(isValue), sent } : undefined;
}
