import type { VisitorSite } from "./startVisitorSite.ts";

/** Who asks, as the browser of someone who is signed in. */
export type Person = { readonly cookie: string; readonly nonce: string };

export type Sent = {
  /** Default GET, or POST with a body. */
  readonly method?: string;
  /** Sent as JSON; text, forms, bytes and streams as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asks as a page of the owner's screens does, for whom it is open. */
export function askAs(
  site: VisitorSite,
  path: string,
  { as, method, body, headers }: Sent & { readonly as: Partial<Person> },
): Promise<Response> {
  const given = {
    origin: site.address,
    "sec-fetch-site": "same-origin",
    ...(as.cookie && { cookie: as.cookie }),
    ...(as.nonce && { "x-wp-nonce": as.nonce }),
    ...(body !== undefined && !isUpload(body) && { "content-type": "application/json" }),
    ...headers,
  };
  const sent = typeof body === "string" || isUpload(body) ? body : JSON.stringify(body);
  return fetch(site.address + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: given,
    redirect: "manual",
    ...(sent !== undefined && { body: sent, duplex: "half" }),
  });
}

function isUpload(body: unknown): body is FormData | ReadableStream | Uint8Array<ArrayBuffer> {
  return [FormData, ReadableStream, Uint8Array].some((kind) => body instanceof kind);
}
