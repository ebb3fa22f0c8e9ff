import type { Snapshot } from "./readSnapshot.ts";

export type RecordedField = readonly [name: string, value: unknown];

/** An event of the form, with what could be seen when it was heard. */
export type RecordedEvent = {
  readonly event: string;
  readonly bubbles: boolean;
  readonly cancelable: boolean;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly snap: Snapshot;
};

export type RecordedRequest = {
  readonly fetch: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: readonly RecordedField[];
};

export type Entry = RecordedEvent | RecordedRequest;

declare global {
  interface Window {
    formLog?: Entry[];
  }
}

/**
 * Notes every event of a form and every request of the page, in order, in `window.formLog`. Runs
 * in the page before all else; `readSnapshot` must be there as `window.readSnapshot`.
 */
export function recordInPage(): void {
  const log: Entry[] = [];
  window.formLog = log;
  const look = (): Snapshot => (window as unknown as { readSnapshot(): Snapshot }).readSnapshot();
  const plainValue = (value: unknown): unknown =>
    value instanceof File ? { file: value.name, size: value.size } : value;
  const fieldsOf = (data: FormData): RecordedField[] =>
    [...data].map(([name, value]) => [name, plainValue(value)]);
  const plain = (key: string, value: unknown): unknown => {
    if (value instanceof FormData) return `FormData: ${[...value.keys()].join()}`;
    if (key !== "inputs" || !Array.isArray(value)) return value;
    return value.map(({ name, value: text }) => [name, plainValue(text)]);
  };
  const copy = (detail: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, plain(key, value)]));

  const note = (event: Event): void => {
    const { type, bubbles, cancelable } = event;
    const { detail } = event as CustomEvent<unknown>;
    const heard = { event: type, bubbles, cancelable, snap: look() };
    // Details change from event to event: each is kept as it was, in plain data.
    log.push(
      typeof detail === "object" && detail
        ? { ...heard, detail: structuredClone(copy(detail)) }
        : heard,
    );
  };
  const outcomes = ["invalid", "unaccepted", "spam", "aborted", "mailsent", "mailfailed"];
  const steps = ["statuschanged", "beforesubmit", "submit", "reset"];
  const types = [...outcomes, ...steps].map((name) => `wpcf7${name}`);
  // On the way down, so that nothing that listens to the same event has changed anything yet.
  for (const type of [...types, "submit", "reset"]) window.addEventListener(type, note, true);

  const native = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, { ...init, body: null });
    const { pathname, search } = new URL(request.url);
    const entry = {
      fetch: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
    };
    const body = init?.body;
    log.push(body instanceof FormData ? { ...entry, body: fieldsOf(body) } : entry);
    return native(input, init);
  };
}
