import * as v from "valibot";
import type { FieldDescription, FieldIssue } from "../admin/fieldWire.ts";
import type { AdminRole } from "../admin/sessionWire.ts";
import { describeFields } from "../fields/describeFields.ts";
import { plainMessage } from "../fields/plainMessage.ts";
import { toIssue } from "../fields/toIssue.ts";

/** What of the database a group is a part of: a key, what it may be, and what holds until someone has set it. */
export type StoredSetting<Stored> = {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Stored>;
  readonly fallback: Stored;
};

/**
 * Makes a text unreadable to whoever has not the site's secret, and of no use but for what it is bound to.
 * It begins with 16 characters of its own, which tell two sealings apart and say nothing of the text.
 */
export type Seal = (text: string, boundTo: string) => string;

type Parts<Value extends object, Stored> = {
  /** In its address. */
  readonly key: string;
  readonly label: string;
  /** What it is about, in a sentence. */
  readonly help: string;
  /** Who may change it, besides owners. Default nobody. */
  readonly role?: AdminRole;
  /** All that its page is made of: titles are labels, descriptions help, defaults what holds while nothing is set. */
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly stored: StoredSetting<Stored>;
  /** Takes the group out of what is stored. */
  readonly read: (stored: Stored) => Value;
  /** What is wrong with a group beside what is stored. Default nothing. */
  readonly refuse?: (stored: Stored, value: Value) => FieldIssue | undefined;
  /** What is stored with the group anew. */
  readonly write: (stored: Stored, value: Value, seal: Seal) => Stored;
  /** Default true; false where a page of its own draws it. */
  readonly isDrawn?: boolean;
};

/** Settings that are changed together, on a page of their own. */
export type SettingsGroup = {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly role: AdminRole;
  readonly fields: readonly FieldDescription[];
  readonly storedKey: string;
  /** The group of what stands in the database, which may be nothing, or too old to be read. */
  readonly read: (row: unknown) => Readonly<Record<string, unknown>>;
  /** What is to stand in the database with the group anew; or what is wrong with it. */
  readonly write: (
    row: unknown,
    sent: unknown,
    seal: Seal,
  ) => { readonly row: unknown } | { readonly issues: readonly FieldIssue[] };
};

/** Joins a group's schema with what it is stored in, so that a list may hold groups of all kinds. */
export function defineSettings<Value extends object, Stored>(
  parts: Parts<Value, Stored>,
): SettingsGroup {
  const { key, label, help, role = "owner", schema, stored, isDrawn = true } = parts;
  function storedOf(row: unknown): Stored {
    const read = v.safeParse(stored.schema, row);
    return row !== undefined && read.success ? read.output : stored.fallback;
  }
  return {
    key,
    label,
    help,
    role,
    fields: isDrawn ? describeFields(schema) : [],
    storedKey: stored.key,
    read: (row) => Object.fromEntries(Object.entries(parts.read(storedOf(row)))),
    write(row, sent, seal) {
      const read = v.safeParse(schema, sent, { message: plainMessage });
      if (!read.success) return { issues: read.issues.map(toIssue) };
      const before = storedOf(row);
      const issue = parts.refuse?.(before, read.output);
      return issue ? { issues: [issue] } : { row: parts.write(before, read.output, seal) };
    },
  };
}
