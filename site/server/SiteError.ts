import type { ContentfulStatusCode } from "hono/utils/http-status";

export type SiteErrorOptions = ErrorOptions & {
  /** Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Default false. */
  readonly isTranslated?: boolean;
  /** What happened, in a word for programs. Default none. */
  readonly code?: string;
  /** What programs are told beside, in JSON. Default nothing. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/**
 * The one error of the server: a request that cannot be answered as asked. The sentence is for
 * whoever asked: plain, and without anything internal.
 */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly status: ContentfulStatusCode;
  /** Headers that the answer must carry, such as Allow. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the sentence is in the language of the page that was asked for; else it is English. */
  readonly isTranslated: boolean;
  /** For programs: `code` and the details. */
  readonly told: Readonly<Record<string, unknown>>;

  constructor(status: ContentfulStatusCode, sentence: string, options: SiteErrorOptions = {}) {
    super(sentence, options);
    this.status = status;
    this.headers = options.headers ?? {};
    this.isTranslated = options.isTranslated ?? false;
    this.told = { ...(options.code !== undefined && { code: options.code }), ...options.details };
  }
}
