import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import type { Locale } from "../../texts/createLocale.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { readFormPost } from "../formPost.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import { MultipartError, type MultipartTrouble } from "../multipart/MultipartError.ts";
import { isMultipart } from "../multipart/readMultipart.ts";
import { SiteError } from "../SiteError.ts";
import { visitorAddress } from "../visitorAddress.ts";
import { countReceived } from "./files/countReceived.ts";
import { maxBytesOf, maxPartsOf, takesFiles } from "./files/formLimits.ts";
import { lastText } from "./lastText.ts";
import { type PostedParts, receivePostedForm } from "./receivePostedForm.ts";
import type { SubmissionOptions } from "./takeSubmission.ts";
import { waitWords } from "./tooOften.ts";

export type PagePostOptions = Pick<SubmissionOptions, "countAttempt" | "log" | "origin"> & {
  readonly clientAddress: ClientAddress;
  /** Where files of forms lie. */
  readonly formFiles: MediaStorage;
};

export type PagePost = {
  /** Those that stand on the page. */
  readonly forms: readonly ShownForm[];
  readonly locale: Locale;
  readonly options: PagePostOptions;
};

/**
 * Reads a form that was sent to the page that it stands on, of which nothing is left once `work` is done
 * but what was kept. @throws SiteError
 */
export async function readPagePost<Result>(
  c: Context<{ Bindings: HttpBindings }>,
  { forms, locale, options }: PagePost,
  work: (parts: PostedParts) => Promise<Result>,
): Promise<Result> {
  if (!isMultipart(c.req.header("content-type"))) {
    const sent = await readFormPost(c, options.origin);
    if (sent.size > maxPartsOf(sentForm(forms, sent)?.definition)) throw lostForm(locale);
    return work({ texts: asData(sent), files: [] });
  }
  if (forms.length === 0) throw lostForm(locale);
  const definitions = forms.map(({ definition }) => definition);
  const address = visitorAddress(c, options.clientAddress);
  const wait = await countReceived({ forms: definitions, address }, options);
  if (wait !== undefined)
    throw unread(429, waitWords(locale, wait), { "retry-after": String(wait) });
  const reading = {
    formFiles: options.formFiles,
    maxBytes: Math.max(...definitions.map(maxBytesOf)),
    takesFiles: definitions.some(takesFiles),
    formOf: (texts: FormData) => sentForm(forms, texts)?.definition,
  };
  return receivePostedForm(c.env.incoming, reading, work).catch((error: unknown) => {
    if (!(error instanceof MultipartError)) throw error;
    const [status, text] = TROUBLES[error.trouble];
    throw unread(status, locale.say(text));
  });
}

/** The form that is sent, by what its texts say. */
export function sentForm(
  forms: readonly ShownForm[],
  texts: FormData | URLSearchParams,
): ShownForm | undefined {
  return forms.find(({ definition }) => String(definition.id) === lastText(texts, "_wpcf7"));
}

/** What tells that a form was sent that is not on the page, or is none. */
export function lostForm(locale: Locale): SiteError {
  return unread(405, locale.say("contactForm.lost"), { allow: "GET, HEAD" });
}

const BROKEN = [400, "contactForm.brokenOff"] as const;
const TOO_LARGE = [413, "contactForm.tooLarge"] as const;
const TROUBLES: Readonly<Record<MultipartTrouble, typeof BROKEN | typeof TOO_LARGE>> = {
  type: BROKEN,
  broken: BROKEN,
  silent: BROKEN,
  "too-large": TOO_LARGE,
  "too-many": TOO_LARGE,
  "long-field": TOO_LARGE,
};

/** What may not have been read to its end: its connection cannot be used again. */
function unread(
  status: 400 | 405 | 413 | 429,
  sentence: string,
  more: Readonly<Record<string, string>> = {},
): SiteError {
  const headers = { connection: "close", ...more };
  return new SiteError(status, sentence, { headers, isTranslated: true });
}

function asData(sent: URLSearchParams): FormData {
  const data = new FormData();
  for (const [name, value] of sent) data.append(name, value);
  return data;
}
