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
 * once it is moved is taken out: scripts (JSON blocks stay), event handlers, documents in attributes
 * and addresses that are script. The address must be one this site trusts: it brings content into
 * the page.
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
      else resolve(withoutScript(page));
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

function withoutScript(page: Document): Document {
  for (const one of page.querySelectorAll("script:not([type$=json]),meta[http-equiv]"))
    one.remove();
  for (const element of page.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      if (/^on|^srcdoc$/.test(name) || (ADDRESS.test(name) && isScript(value)))
        element.removeAttribute(name);
    }
  }
  return page;
}

/** Attributes that hold an address, or what an address of a drawing becomes. */
const ADDRESS = /(href|src|action|data|to|from|values)$/;

/** Browsers skip spaces and control characters in an address, in which there may be a lot of data. */
const isScript = (value: string): boolean =>
  /^javascript:/i.test(value.slice(0, 99).replace(/[^!-\uffff]/g, ""));
