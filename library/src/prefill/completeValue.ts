import { browserFlags } from "./browserFlags.ts";
import { formatTime } from "./formatTime.ts";

/** What is known of page and visitor. */
export type CompleteSources = {
  readonly userAgent: string;
  readonly now: Date;
  /** The page's query, with or without its `?`. */
  readonly search: string;
  readonly referrer: string;
  /** Facts of the document that a field may show; nothing else of the page's options. */
  readonly content: Readonly<Record<string, string>>;
  /** What was posted to this page. */
  readonly post: Readonly<Record<string, unknown>>;
  /** Of the element around the field: text with codes in brackets. */
  readonly shortcode: string;
  readonly cookie: (name: string) => string | undefined;
  readonly visitor: {
    readonly ip: string;
    readonly current_user: Readonly<Record<string, string>>;
  };
};

/** A user's own fields are named with this before them. */
const USER_FIELD = /^wp\./;

/** Whether a value cannot be told without asking the server who is visiting. */
export function asksVisitor(type: CompleteType, key: string): boolean {
  return type === "user" && (key === "ip" || USER_FIELD.test(key));
}

type Read = (key: string, sources: CompleteSources) => string;

/** Where a field may take its value from (contract of the page builder: smart complete). */
const READERS = {
  user(key, { visitor, userAgent }) {
    if (key === "ip") return visitor.ip;
    if (USER_FIELD.test(key)) return own(visitor.current_user, key.replace(USER_FIELD, ""));
    return browserFlags(userAgent);
  },
  time: (key, { now }) => formatTime(key, now),
  query: (key, { search }) => new URLSearchParams(search).get(key) ?? "",
  post: (key, { post }) => own(post, key),
  cookie: (key, { cookie }) => cookie(key) ?? "",
  content: (key, { content }) => own(content, key),
  source: (_key, { referrer }) => referrer,
  shortcode: (_key, { shortcode }) => shortcode.replaceAll(/\[[^[\]]*\]/g, "").trim(),
} satisfies Record<string, Read>;

export type CompleteType = keyof typeof READERS;

export const COMPLETE_TYPES = Object.keys(READERS) as readonly CompleteType[];

/** The value of a field; "" where there is none. */
export function completeValue(type: CompleteType, key: string, sources: CompleteSources): string {
  return READERS[type](key, sources);
}

function own(values: Readonly<Record<string, unknown>>, key: string): string {
  const value = Object.hasOwn(values, key) ? values[key] : "";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
