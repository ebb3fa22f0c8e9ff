import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * The one error of the server: a request that cannot be answered as asked. The sentence is for
 * whoever asked: plain, and without anything internal.
 */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly status: ContentfulStatusCode;
  /** Headers that the answer must carry, such as Allow. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    sentence: string,
    options: ErrorOptions & { readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(sentence, options);
    this.status = status;
    this.headers = options.headers ?? {};
  }
}
