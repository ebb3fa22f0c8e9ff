import { cleanPage } from "./cleanPage.ts";
import { REQUEST_TIMEOUT } from "./http.ts";
import { HttpError, type HttpErrorKind } from "./httpError.ts";

export type FetchDocumentOptions = {
  /** Milliseconds. Default REQUEST_TIMEOUT. */
  readonly timeout?: number;
  /** Ends the request from outside, with kind "aborted". */
  readonly signal?: AbortSignal;
};

/**
 * Fetches a page as a document, from which nodes can be moved into the shown one. Addresses in it
 * resolve against where it came from; bringOver() makes them fit for another place. What would run
 * once it is moved is taken out by cleanPage(). The address must be one this site trusts: it brings
 * content into the page.
 * @throws HttpError, and nothing else
 */
export function fetchDocument(
  url: string | URL,
  { timeout = REQUEST_TIMEOUT, signal }: FetchDocumentOptions = {},
): Promise<Document> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    const fail = (kind: HttpErrorKind) => (): void => reject(new HttpError(kind, xhr.status));
    xhr.onerror = fail("offline");
    xhr.ontimeout = fail("timeout");
    xhr.onabort = fail("aborted");
    xhr.onload = () => {
      const page: Document | null = xhr.response;
      if (xhr.status < 200 || xhr.status > 299) fail("status")();
      else if (!page) fail("invalid_document")();
      else resolve(cleanPage(page));
    };
    xhr.onloadend = () => signal?.removeEventListener("abort", abort);
    try {
      xhr.open("GET", url);
      xhr.responseType = "document";
      xhr.timeout = timeout;
      signal?.addEventListener("abort", abort);
      xhr.send();
      // An abort before sending would go unheard.
      if (signal?.aborted) abort();
    } catch {
      fail("offline")();
    }
  });
}
