import type { Context } from "hono";
import * as v from "valibot";
import type { FieldIssue } from "../../content/admin/fieldWire.ts";
import { plainMessage } from "../../content/fields/plainMessage.ts";
import { toIssue } from "../../content/fields/toIssue.ts";
import { storable } from "../../store/storable.ts";
import { SiteError } from "../SiteError.ts";

/**
 * What a request sent as JSON, checked, and with nothing in it that cannot be stored: see storable.
 * @throws SiteError 415 for another kind of body, 400 `broken` for what is no JSON, 422 `invalid` with
 *   `issues` (FieldIssue) for what does not fit
 */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")) {
    throw new SiteError(415, "This address takes application/json.", { code: "type" });
  }
  const sent = await c.req.json().catch((cause: unknown) => {
    if (cause instanceof SyntaxError) throw new SiteError(400, BROKEN, { code: "broken", cause });
    throw cause;
  });
  const read = v.safeParse(v.pipe(storable, schema), sent, { message: plainMessage });
  if (read.success) return read.output;
  throw invalid(read.issues.map(toIssue));
}

/** The same of what stands behind the "?" of its address. @throws SiteError 400 `invalid` */
export function readQuery<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): v.InferOutput<Schema> {
  const read = v.safeParse(v.pipe(storable, schema), c.req.query());
  if (read.success) return read.output;
  throw new SiteError(400, "This list cannot be shown as it was asked for.", {
    code: "invalid",
    details: { issues: read.issues.map(toIssue) },
  });
}

/** The error that names what is wrong, field by field. */
export function invalid(issues: readonly FieldIssue[]): SiteError {
  return new SiteError(422, INVALID, { code: "invalid", details: { issues } });
}

const BROKEN = "What was sent is no JSON, so nothing was done. Load the page again and repeat it.";
const INVALID =
  "Something in this form is not right yet, so nothing was saved. It is marked below.";
