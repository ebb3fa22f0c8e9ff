/** Milliseconds after which an answer is not waited for any longer, unless the client says otherwise. */
export const CLIENT_TIMEOUT = 15_000;

export type ClientOptions = {
  /** Where the site is, such as "https://shop.example". */
  readonly origin: string | URL;
  /** Default the platform's own; another may cache, or answer in a test. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds. Default CLIENT_TIMEOUT. */
  readonly timeout?: number;
};

/** A site to read from; give it to getSite, listDocuments and the others. */
export type Client = {
  /** Without a path. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeout: number;
};

/** @throws TypeError where the origin is no address */
export function createClient({ origin, fetch, timeout = CLIENT_TIMEOUT }: ClientOptions): Client {
  return {
    origin: new URL(origin).origin,
    // Called late, so that what replaces it meanwhile holds; a browser's own wants no other `this`.
    fetch: fetch ?? ((...request) => globalThis.fetch(...request)),
    timeout,
  };
}
