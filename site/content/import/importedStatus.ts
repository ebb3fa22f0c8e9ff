import type { DocumentStatus } from "./types.ts";

/** Which status a document gets, and what its owner should know of it. */
export type StatusAnswer = { readonly status: DocumentStatus; readonly note?: string };

const KNOWN: Readonly<Record<string, StatusAnswer>> = {
  publish: { status: "published" },
  future: { status: "published" },
  private: { status: "private" },
  draft: { status: "draft" },
  pending: { status: "draft" },
};

const NOT_IMPORTED: Readonly<Record<string, string>> = {
  trash: "it is in the bin",
  "auto-draft": "it was never saved",
};

/** @returns the reason, as text, where a document of this status stays behind */
export function importedStatus(given: string, password: string): StatusAnswer | string {
  const reason = Object.hasOwn(NOT_IMPORTED, given) ? NOT_IMPORTED[given] : undefined;
  if (reason) return reason;
  const known = Object.hasOwn(KNOWN, given) ? KNOWN[given] : undefined;
  if (!known)
    return { status: "draft", note: `its status "${plain(given)}" is not known: it is a draft` };
  if (password === "" || known.status === "draft") return known;
  return { status: "private", note: "it asks for a password: it is private, without its password" };
}

function plain(text: string): string {
  return text.replace(/[^\w-]/g, "").slice(0, 40);
}
