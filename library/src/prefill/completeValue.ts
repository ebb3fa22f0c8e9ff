import { browserFlags } from "./browserFlags.ts";
import { formatTime } from "./formatTime.ts";

/** Where a field may take its value from (contract of the page builder: smart complete). */
export const COMPLETE_TYPES = [
  "user",
  "time",
  "query",
  "post",
  "cookie",
  "content",
  "source",
  "shortcode",
] as const;

export type CompleteType = (typeof COMPLETE_TYPES)[number];

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

/** The value of a field; "" where there is none. */
export function completeValue(type: CompleteType, key: string, sources: CompleteSources): string {
  switch (type) {
    case "user":
      return userValue(key, sources);
    case "time":
      return formatTime(key, sources.now);
    case "query":
      return new URLSearchParams(sources.search).get(key) ?? "";
    case "post":
      return own(sources.post, key);
    case "cookie":
      return sources.cookie(key) ?? "";
    case "content":
      return own(sources.content, key);
    case "source":
      return sources.referrer;
    case "shortcode":
      return sources.shortcode.replaceAll(/\[[^[\]]*\]/g, "").trim();
  }
}

function userValue(key: string, { visitor, userAgent }: CompleteSources): string {
  if (key === "ip") return visitor.ip;
  if (USER_FIELD.test(key)) return own(visitor.current_user, key.replace(USER_FIELD, ""));
  return browserFlags(userAgent);
}

function own(values: Readonly<Record<string, unknown>>, key: string): string {
  const value = Object.hasOwn(values, key) ? values[key] : "";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
