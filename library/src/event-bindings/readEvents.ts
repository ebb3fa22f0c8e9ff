import { type Bag, bag, text } from "../browser/values.ts";

/** What an author has bound: when the trigger comes, the action runs with its settings. */
export type EventBinding = {
  /** Such as "click"; see triggers.ts and pageTriggers.ts. */
  readonly trigger: string;
  /** Such as "thrive_lightbox"; see actions.ts. */
  readonly action: string;
  /** The action's settings and those of the trigger, as the author's tool wrote them. */
  readonly config: Bag;
};

const AROUND = /^__TCB_EVENT_|_TNEVE_BCT__$/g;
/** Some servers escape what is escaped already. */
const LONGEST_ESCAPE = 2;

/**
 * The bindings in an attribute of the page builder: a JSON list, which may stand between
 * `__TCB_EVENT_` and `_TNEVE_BCT__` and be escaped for HTML up to twice. Undefined where it cannot
 * be read, or nothing in it is a binding.
 */
export function readEvents(written: string): EventBinding[] | undefined {
  let json = written.trim().replace(AROUND, "");
  for (let unescaped = 0; unescaped <= LONGEST_ESCAPE; unescaped += 1) {
    const entries = parse(json);
    if (entries) {
      const bindings = eventBindings(entries);
      return bindings.length > 0 || entries.length === 0 ? bindings : undefined;
    }
    json = withoutEscape(json);
  }
  return undefined;
}

/** Those entries of a list that are bindings. */
export function eventBindings(entries: readonly unknown[]): EventBinding[] {
  return entries.flatMap((entry) => {
    const { t, a, config, c } = bag(entry) ?? {};
    const [trigger, action] = [text(t), text(a)];
    return trigger && action ? [{ trigger, action, config: bag(config ?? c) ?? {} }] : [];
  });
}

/** The same as an attribute. */
export function writeEvents(bindings: readonly EventBinding[]): string {
  const list = bindings.map(({ trigger, action, config }) => ({ t: trigger, a: action, config }));
  return `__TCB_EVENT_${JSON.stringify(list)}_TNEVE_BCT__`;
}

function withoutEscape(text: string): string {
  return text
    .replace(/&(?:quot|#0?34);/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

/** PHP prints a list with gaps as an object. */
function parse(json: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? Object.values(value) : undefined;
  } catch {
    return undefined;
  }
}
