import type { BeforeTaking } from "../server/contact-forms/BeforeTaking.ts";

/**
 * Asked in this order about each contact form that was sent, before it is kept: a hook may end it, such
 * as with `{ status: "aborted", message: "We are on holiday." }`. Add your own here.
 */
export const beforeTaking: readonly BeforeTaking[] = [];
