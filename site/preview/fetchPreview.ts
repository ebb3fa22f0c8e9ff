import { PAGE_BLOCK_ID } from "vitrine/runtime";

/** Milliseconds until a preview counts as not answered. */
const TIMEOUT = 15_000;

/** A preview as it is now: the document, and its page options as the server printed them. */
export type FetchedPreview = {
  readonly page: Document;
  readonly options: Readonly<Record<string, unknown>>;
};

/** Fetches a preview as a document in which nothing runs. @throws where it is none, as after signing out */
export function fetchPreview(address: string): Promise<FetchedPreview> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (): void => reject(new Error(`vitrine: the preview was answered ${xhr.status}.`));
    xhr.onerror = xhr.ontimeout = xhr.onabort = fail;
    xhr.onload = () => {
      const page: Document | null = xhr.response;
      const options = page && readOptions(page);
      if (xhr.status === 200 && page && options?.is_editor_page) resolve({ page, options });
      else fail();
    };
    xhr.open("GET", address);
    xhr.responseType = "document";
    xhr.timeout = TIMEOUT;
    xhr.send();
  });
}

function readOptions(page: Document): Readonly<Record<string, unknown>> | undefined {
  const text = page.getElementById(PAGE_BLOCK_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
