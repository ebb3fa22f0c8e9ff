import { readCookie } from "./readCookie.ts";
import { bag } from "./values.ts";
import { expireCookie, writeCookie } from "./writeCookie.ts";

/** A field of a form that a visitor has filled in on the page before. */
export type AccountField = { readonly name: string; readonly value: string };

/** By which one form hands on what it was told to that of the next page (specification, section 3). */
export const ACCOUNT_FIELDS_COOKIE = "account_create_fields";

/** Keeps them until they are read, or the browser is closed. */
export function keepAccountFields(document: Document, fields: readonly AccountField[]): void {
  writeCookie(document, { name: ACCOUNT_FIELDS_COOKIE, value: JSON.stringify(fields) });
}

/** What a page before this one has kept; none where there is no such cookie or it cannot be read. */
export function readAccountFields(document: Document): AccountField[] {
  try {
    const list: unknown = JSON.parse(readCookie(document, ACCOUNT_FIELDS_COOKIE) ?? "");
    return Array.isArray(list) ? list.flatMap(readField) : [];
  } catch {
    return [];
  }
}

export function forgetAccountFields(document: Document): void {
  expireCookie(document, ACCOUNT_FIELDS_COOKIE);
}

/** Anyone who can set a cookie may have written it. */
function readField(one: unknown): AccountField[] {
  const { name, value } = bag(one) ?? {};
  return typeof name === "string" && typeof value === "string" ? [{ name, value }] : [];
}
