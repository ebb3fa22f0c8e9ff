import * as v from "valibot";
import { ADMIN_API, me } from "../../content/admin/sessionWire.ts";
import { AdminError } from "./AdminError.ts";
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

export type Api = {
  /**
   * Asks the server, with the nonce that every change must carry; where that is too old, with a new one,
   * once. Where the session has ended it waits until somebody has signed in again, and then goes on.
   * @throws AdminError
   */
  readonly ask: <Schema extends v.GenericSchema>(
    request: ApiRequest<Schema>,
  ) => Promise<v.InferOutput<Schema>>;
  /** Tells who is signed in now: its nonce is used from then on. */
  readonly setNonce: (nonce: string) => void;
};

export type ApiOptions = {
  readonly fetch: typeof globalThis.fetch;
  /** Called where the session has ended; resolves once somebody has signed in again, rejects if nobody will. */
  readonly signInAgain: () => Promise<void>;
};

/** The one way in which the owner's screens ask the server. */
export function createApi({ fetch, signInAgain }: ApiOptions): Api {
  let nonce = "";

  async function send(request: ApiRequest<v.GenericSchema>): Promise<unknown> {
    const { method = "GET", path, query = {}, body, signal, onProgress } = request;
    const isForm = typeof FormData !== "undefined" && body instanceof FormData;
    const asked: RequestInit = {
      method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        ...(method !== "GET" && { "x-wp-nonce": nonce }),
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    };
    const address = path + queryText(query);
    const sent = onProgress ? fetchWithProgress(address, asked, onProgress) : fetch(address, asked);
    const answer = await sent.catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new AdminError("", { code: "offline" });
    });
    if (answer.status === 204) return undefined;
    const said: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return said;
    throw toError(answer.status, said);
  }

  async function renewNonce(): Promise<void> {
    nonce = v.parse(me, await send({ path: `${ADMIN_API}/me`, answer: me })).nonce;
  }

  async function persist(request: ApiRequest<v.GenericSchema>): Promise<unknown> {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      if (error.code === "nonce") await renewNonce();
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
    setNonce(fresh) {
      nonce = fresh;
    },
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
