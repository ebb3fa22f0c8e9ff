import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { SUBMISSION_FILES_API } from "../../content/admin/submissionFileWire.ts";
import { findSubmissionFile } from "../../store/submissionFiles.ts";
import { asAttachment } from "../routes/asAttachment.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { ID_PATTERN } from "./idPattern.ts";

/** What may be called by its type: nothing of it is ever run as a part of this site. */
const SAFE = /^(?:image\/(?!svg)|audio\/|video\/|application\/pdf$)/;

/** Files that strangers sent with forms. They are handed over to be saved, and never opened here. */
export function submissionFileRoutes(
  options: Pick<AdminOptions, "db" | "formFiles">,
): Hono<AdminEnv> {
  return new Hono<AdminEnv>().get(`${SUBMISSION_FILES_API}/:id{${ID_PATTERN}}`, (c) =>
    handOver(c, options),
  );
}

async function handOver(
  c: Context<AdminEnv>,
  { db, formFiles }: Pick<AdminOptions, "db" | "formFiles">,
): Promise<Response> {
  const row = await findSubmissionFile(db, c.req.param("id") ?? "");
  const file = row && (await formFiles.findKept(row.path));
  if (!row || !file) throw new SiteError(404, GONE, { code: "missing" });
  const headers = {
    "content-type": SAFE.test(row.type) ? row.type : "application/octet-stream",
    "content-length": String(file.size),
    "content-disposition": asAttachment(row.name),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  const isEmpty = file.size === 0 || c.req.method === "HEAD";
  // A reader who goes ends the stream, which closes the file.
  const body = isEmpty ? null : Readable.toWeb(file.open({ start: 0, end: file.size - 1 }));
  return new Response(body as ReadableStream | null, { headers });
}

const GONE =
  "This file is not there any more: it was kept as long as its form says, and only its name is left.";
