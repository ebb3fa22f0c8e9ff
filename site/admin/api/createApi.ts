import * as v from "valibot";
import { ADMIN_API, me } from "../../content/admin/sessionWire.ts";
import { AdminError } from "./AdminError.ts";
import { createServerClock } from "./createServerClock.ts";
import { endingOf } from "./endingOf.ts";
import { fetchWithProgress, type OnProgress } from "./fetchWithProgress.ts";

export type ApiRequest<Schema extends v.GenericSchema> = {
  /** Default GET. */
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The whole path, such as "/api/admin/documents". */
  readonly path: string;
  /** What stands behind the "?"; what is undefined or empty is left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON; a form as it is. Default nothing. */
  readonly body?: unknown;
  /** What the answer must be. */
  readonly answer: Schema;
  readonly signal?: AbortSignal | undefined;
  /** Hears how far the sending is, as of a large file. Default nobody. */
  readonly onProgress?: OnProgress;
};

/** Who is signed in, as far as requests are concerned. */
export type SignedIn = {
  readonly user: Pick<v.InferOutput<typeof me>["user"], "id">;
  readonly nonce: string;
};

export type Api = {
  /**
   * Asks the server, with the nonce that every change must carry; where that is too old, with a new one,
   * once. Where the session has ended it waits until somebody has signed in again, and then goes on. An
   * answer that does not come is not waited for without end: see ANSWER_LIMIT.
   * @throws AdminError
   */
  readonly ask: <Schema extends v.GenericSchema>(
    request: ApiRequest<Schema>,
  ) => Promise<v.InferOutput<Schema>>;
  /**
   * Tells who is signed in now: their nonce is used from then on. The first is who these screens are for.
   * @throws AdminError "other-person" for another
   */
  readonly setMe: (me: SignedIn) => void;
  /** Asks for a new nonce. @throws AdminError as ask, and as setMe */
  readonly renewNonce: () => Promise<string>;
  /** The time by the server's clock, as of its last answer: this browser's may be wrong by years. */
  readonly now: () => Date;
};

/** How long an answer may take, in milliseconds, and at how many bytes a millisecond what is long is sent. */
export const ANSWER_LIMIT = 30_000;
export const SLOWEST_SENDING = 20;

export type ApiOptions = {
  readonly fetch: typeof globalThis.fetch;
  /** Called where the session has ended; resolves once somebody has signed in again, rejects if nobody will. */
  readonly signInAgain: () => Promise<void>;
};

/** The one way in which the owner's screens ask the server. */
export function createApi({ fetch, signInAgain }: ApiOptions): Api {
  let nonce = "";
  let userId: string | undefined;
  const clock = createServerClock();

  async function send(request: ApiRequest<v.GenericSchema>): Promise<unknown> {
    const { path, query = {}, signal, onProgress } = request;
    const { limit, ...asked } = toFetch(request, nonce);
    const ending = endingOf(signal, limit);
    const address = path + queryText(query);
    const whole = { ...asked, signal: ending.signal };
    try {
      const answer = await (onProgress
        ? fetchWithProgress(address, whole, onProgress)
        : fetch(address, whole));
      clock.hear(answer.headers.get("date"));
      if (answer.status === 204) return undefined;
      const said: unknown = await answer.json().catch((cause: unknown) => {
        if (ending.signal.aborted) throw cause;
        // Not undefined: that is said by an answer that has nothing to say.
        return null;
      });
      if (answer.ok) return said;
      throw toError(answer.status, said);
    } catch (cause) {
      if (cause instanceof AdminError || signal?.aborted) throw cause;
      throw new AdminError("", { code: ending.signal.aborted ? "slow" : "offline" });
    } finally {
      ending.stop();
    }
  }

  const askMe = { path: `${ADMIN_API}/me`, answer: me } as const;

  /** In another window somebody else may have signed in: what is written here is not theirs. */
  function meet(now: SignedIn): string {
    if (userId !== undefined && now.user.id !== userId) {
      throw new AdminError("", { code: "other-person" });
    }
    userId = now.user.id;
    nonce = now.nonce;
    return nonce;
  }

  async function persist(request: ApiRequest<v.GenericSchema>): Promise<unknown> {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      if (error.code === "nonce") meet(v.parse(me, await send(askMe)));
      else if (error.code === "signed-out") await signInAgain();
      else throw error;
      return send(request);
    }
  }

  return {
    async ask(request) {
      const read = v.safeParse(request.answer, await persist(request));
      if (read.success) return read.output;
      throw new AdminError("", { code: "wire", reason: v.summarize(read.issues) });
    },
    setMe: meet,
    renewNonce: async () => meet(v.parse(me, await persist(askMe))),
    now: clock.now,
  };
}

/** What fetch is given, and how long the answer may take; undefined where whoever waits sees how far it is. */
function toFetch(
  { method = "GET", body, onProgress }: ApiRequest<v.GenericSchema>,
  nonce: string,
): RequestInit & { readonly limit: number | undefined } {
  const isForm = typeof FormData !== "undefined" && body instanceof FormData;
  const sent = body === undefined || isForm ? body : JSON.stringify(body);
  const length = typeof sent === "string" ? sent.length : 0;
  return {
    method,
    credentials: "same-origin",
    headers: {
      accept: "application/json",
      ...(method !== "GET" && { "x-wp-nonce": nonce }),
      ...(typeof sent === "string" && { "content-type": "application/json" }),
    },
    ...(sent !== undefined && { body: sent }),
    limit: onProgress ? undefined : ANSWER_LIMIT + length / SLOWEST_SENDING,
  };
}

function queryText(query: NonNullable<ApiRequest<v.GenericSchema>["query"]>): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  if (said.length === 0) return "";
  return `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

const toldSchema = v.object({ error: v.looseObject({ message: v.string() }) });

function toError(status: number, said: unknown): AdminError {
  const read = v.safeParse(toldSchema, said);
  if (!read.success) {
    const others = v.is(v.looseObject({}), said) ? said : {};
    return new AdminError("", { ...others, status, code: "wire" });
  }
  return new AdminError(read.output.error.message, { ...read.output.error, status });
}
