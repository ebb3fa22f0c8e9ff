import * as v from "valibot";
import { after } from "../browser/after.ts";
import { ApiError } from "./ApiError.ts";
import { API_ROOT } from "./apiRoot.ts";
import type { Client } from "./createClient.ts";

export type ReadOptions = {
  /** Ends the request from outside. */
  readonly signal?: AbortSignal;
};

/** A parameter of an address; a list is sent as several of one name, and what is undefined is left out. */
type Parameter = string | number | boolean | readonly string[] | undefined;

export type Question<Schema extends v.GenericSchema> = ReadOptions & {
  /** Below API_ROOT, such as "site". */
  readonly of: string;
  readonly query: Readonly<Record<string, Parameter>>;
  readonly answer: Schema;
};

/** Asks a site. @throws ApiError, and nothing else */
export async function read<Schema extends v.GenericSchema>(
  client: Client,
  { of, query, answer, signal }: Question<Schema>,
): Promise<v.InferOutput<Schema>> {
  const address = new URL(`${API_ROOT}/${of}`, client.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      address.searchParams.append(name, String(one));
    }
  }
  const { status, said } = await send(client, address, signal);
  if (status < 200 || status > 299) throw refusal(status, said);
  const checked = v.safeParse(answer, said);
  if (checked.success) return checked.output;
  throw new ApiError(
    `vitrine: ${address.pathname} answered something else than agreed on (${v.getDotPath(checked.issues[0]) ?? "all of it"}). Does ${client.origin} run a version of Vitrine that fits?`,
    { status, code: "wire" },
  );
}

type Answer = { readonly status: number; readonly said: unknown };

async function send(client: Client, address: URL, signal?: AbortSignal): Promise<Answer> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let isLate = false;
  const stopTimer = after(client.timeout, () => {
    isLate = true;
    abort();
  });
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    const response = await client.fetch(address, {
      headers: { accept: "application/json" },
      credentials: "omit",
      signal: controller.signal,
    });
    return { status: response.status, said: readJson(await response.text()) };
  } catch {
    const code = isLate ? "timeout" : signal?.aborted ? "aborted" : "offline";
    throw new ApiError(`vitrine: ${client.origin} ${WHY[code]}.`, { code });
  } finally {
    stopTimer();
    signal?.removeEventListener("abort", abort);
  }
}

const WHY = {
  timeout: "did not answer in time",
  aborted: "was not waited for any longer",
  offline: "cannot be reached",
} as const;

/** Undefined for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = v.object({
  error: v.object({ message: v.string(), code: v.optional(v.string(), "refused") }),
});

/** In the server's own words, where it has some. */
function refusal(status: number, said: unknown): ApiError {
  const read = v.safeParse(refused, said);
  if (!read.success)
    return new ApiError(`vitrine: the site answered ${status}.`, { status, code: "wire" });
  const { message, code } = read.output.error;
  return new ApiError(message, { status, code });
}
