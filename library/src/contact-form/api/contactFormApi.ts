import { type RequestOptions, request } from "../../browser/http.ts";
import { ContactFormError } from "./ContactFormError.ts";
import type { readAnswers } from "./readAnswers.ts";

/** Where a form's server answers. */
export type ContactFormApi = {
  /** The API's root with its trailing slash; may hold a query, to which paths are appended. */
  readonly root: string;
  /** Such as "contact-form-7/v1". */
  readonly namespace: string;
};

/** Where our own server answers. */
export const OWN_API: ContactFormApi = { root: "/api/", namespace: "contact-form-7/v1" };

type Readers = typeof readAnswers;

/** An answer as it came, for page scripts, and as it was read. */
export type Answer<Call extends keyof Readers> = {
  readonly raw: unknown;
  readonly read: ReturnType<Readers[Call]>;
};

export type CallOptions = Pick<RequestOptions, "signal" | "timeout">;

export type ContactFormCalls = {
  readonly feedback: (body: FormData, options?: CallOptions) => Promise<Answer<"feedback"> | null>;
  readonly refill: (options?: CallOptions) => Promise<Answer<"refill"> | null>;
  readonly schema: (options?: CallOptions) => Promise<Answer<"schema"> | null>;
};

/**
 * The three calls of a form. Each gives null where the server answered 204, and throws a
 * ContactFormError where it could not be reached, answered anything but 2xx, or nothing readable.
 */
export function contactFormCalls(api: ContactFormApi, id: number): ContactFormCalls {
  const address = `${api.root}${api.namespace}/contact-forms/${id}/`;
  return {
    feedback: (body, options) =>
      call("feedback", `${address}feedback`, { ...options, method: "POST", body }),
    refill: (options) => call("refill", `${address}refill`, options),
    schema: (options) => call("schema", `${address}feedback/schema`, options),
  };
}

async function call<Call extends keyof Readers>(
  name: Call,
  url: string,
  options: RequestOptions = {},
): Promise<Answer<Call> | null> {
  // On its way while the server answers.
  const reading = import("./readAnswers.ts");
  reading.catch(() => {});
  try {
    const raw = await request<unknown>(url, {
      ...options,
      // As the real system's own script asks, which servers and their caches are used to.
      headers: { accept: "application/json, */*;q=0.1" },
      parse: (data) => data,
    });
    if (raw === null) return null;
    const read = (await reading).readAnswers[name] as (data: unknown) => Answer<Call>["read"];
    return { raw, read: read(raw) };
  } catch (error) {
    throw ContactFormError.from(error);
  }
}
