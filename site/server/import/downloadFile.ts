import { lookup as lookUp } from "node:dns";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isPublicAddress } from "./isPublicAddress.ts";

/** The largest file that is fetched, in bytes. */
export const MAX_DOWNLOAD_BYTES = 512 * 1024 * 1024;
/** How long a host may say nothing, in milliseconds. */
export const SILENCE_MS = 20_000;
/** How long one file may take, in milliseconds. */
export const DOWNLOAD_MS = 10 * 60_000;
/** How often a file may be said to be elsewhere. */
export const MAX_REDIRECTS = 5;

/** Why a file could not be fetched, in words. */
export class DownloadError extends Error {
  override readonly name = "DownloadError";
  /** Whether the host itself does not answer, so that asking it for more is in vain. */
  readonly isOfHost: boolean;
  /** Whether all would have come, but is larger than was allowed. */
  readonly isTooLarge: boolean;

  constructor(message: string, options: ErrorOptions & Partial<Pick<DownloadError, Told>> = {}) {
    const { isOfHost = false, isTooLarge = false, cause } = options;
    super(message, { cause });
    this.isOfHost = isOfHost;
    this.isTooLarge = isTooLarge;
  }
}

type Told = "isOfHost" | "isTooLarge";

export type DownloadOptions = {
  /** The file to be written; it is taken away again where the download fails. */
  readonly to: string;
  readonly signal?: AbortSignal | undefined;
  /** For tests: hosts that are asked though their address is not public. Default none. */
  readonly allowed?: ReadonlySet<string> | undefined;
  /** @default MAX_DOWNLOAD_BYTES */
  readonly maxBytes?: number | undefined;
  /** @default SILENCE_MS */
  readonly silenceMs?: number | undefined;
};

/**
 * Fetches a file of the open net into a file of our own. What an export names may be any address:
 * one of this machine or its network is refused, whatever its name says, also where a public host
 * leads there. Nothing of ours is sent along.
 * @throws DownloadError; what the disk says
 */
export async function downloadFile(address: string, options: DownloadOptions): Promise<void> {
  const signal = AbortSignal.any([
    AbortSignal.timeout(DOWNLOAD_MS),
    ...(options.signal ? [options.signal] : []),
  ]);
  try {
    const answer = await follow(address, { ...options, signal });
    await write(answer, options, signal);
  } catch (error) {
    await rm(options.to, { force: true });
    options.signal?.throwIfAborted();
    throw explain(error);
  }
}

async function follow(address: string, options: DownloadOptions): Promise<IncomingMessage> {
  let next = address;
  for (let asked = 0; asked <= MAX_REDIRECTS; asked += 1) {
    const answer = await ask(next, options);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) {
      throw new DownloadError(`its host answers ${statusCode}`, { isOfHost: statusCode >= 500 });
    }
    if (!URL.canParse(headers.location, next)) throw new DownloadError("it leads nowhere");
    next = new URL(headers.location, next).href;
  }
  throw new DownloadError("it is said to be elsewhere too often");
}

function ask(address: string, options: DownloadOptions): Promise<IncomingMessage> {
  const { signal, silenceMs = SILENCE_MS } = options;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new DownloadError("its address is none of the web");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Names are looked up below; an address is asked without that.
  if (isIP(host) !== 0 && !isAllowed(host, options)) throw notPublic();
  const get = url.protocol === "https:" ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent: false, lookup: publicLookup(options), headers: HEADERS, signal, timeout: silenceMs },
      resolve,
    );
    request.on("error", reject);
    request.on("timeout", () => request.destroy(silent()));
  });
}

const HEADERS = { accept: "*/*", "accept-encoding": "identity", "user-agent": "Vitrine import" };

/** Asked at the moment of connecting, so that a name cannot mean another address by then. */
function publicLookup(options: DownloadOptions): LookupFunction {
  return (hostname, asked, answer) => {
    lookUp(hostname, { ...asked, all: true }, (error, found) => {
      const fitting = error ? [] : found.filter(({ address }) => isAllowed(address, options));
      const [first] = fitting;
      if (error) answer(error, []);
      else if (!first) answer(notPublic(), []);
      else if (asked.all) answer(null, fitting);
      else answer(null, first.address, first.family);
    });
  };
}

function isAllowed(address: string, { allowed }: DownloadOptions): boolean {
  return isPublicAddress(address) || (allowed?.has(address) ?? false);
}

async function write(
  answer: IncomingMessage,
  { to, maxBytes = MAX_DOWNLOAD_BYTES, silenceMs = SILENCE_MS }: DownloadOptions,
  signal: AbortSignal,
): Promise<void> {
  const announced = Number(answer.headers["content-length"] ?? 0);
  if (announced > maxBytes) {
    answer.destroy();
    throw tooLarge(maxBytes);
  }
  answer.setTimeout(silenceMs, () => answer.destroy(silent()));
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? tooLarge(maxBytes) : null, chunk);
    },
  });
  await pipeline(answer, counter, createWriteStream(to, { flags: "wx", mode: 0o600 }), { signal });
  if (announced > 0 && bytes !== announced) throw new DownloadError("it came only in part");
}

function tooLarge(maxBytes: number): DownloadError {
  const limit = Math.round(maxBytes / 1024 / 1024);
  return new DownloadError(`it is larger than ${limit} MB`, { isTooLarge: true });
}

function silent(): DownloadError {
  return new DownloadError("its host says nothing", { isOfHost: true });
}

function notPublic(): DownloadError {
  return new DownloadError("its host is not one of the open net", { isOfHost: true });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "its host has no address",
  EAI_AGAIN: "its host could not be looked up",
  ECONNREFUSED: "its host takes no connection",
  ECONNRESET: "its host broke the connection",
  ETIMEDOUT: "its host does not answer",
  EHOSTUNREACH: "its host cannot be reached",
  ENETUNREACH: "its host cannot be reached",
  ERR_STREAM_PREMATURE_CLOSE: "it came only in part",
};

/** What the disk says is not the host's: that ends the import, and is handed on as it is. */
function explain(error: unknown): unknown {
  if (error instanceof DownloadError || !(error instanceof Error)) return error;
  if (error.cause instanceof DownloadError) return error.cause;
  const { code = "", syscall = "" } = error as NodeJS.ErrnoException;
  if (error.name === "TimeoutError" || error.name === "AbortError") {
    return new DownloadError("it takes too long", { cause: error, isOfHost: true });
  }
  if (["open", "write", "close"].includes(syscall)) return error;
  const reason = REASONS[code] ?? (code.startsWith("HPE_") ? "its host speaks no HTTP" : undefined);
  const isOfHost = code !== "ERR_STREAM_PREMATURE_CLOSE";
  return new DownloadError(reason ?? `its host cannot be used (${code || error.message})`, {
    cause: error,
    isOfHost,
  });
}
