import { createServer, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import { limitBodyTime } from "./bodyTime.ts";
import { EXIT, StartError } from "./StartError.ts";

/** Largest head of a request, in bytes. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** How long a client may take to send its head, in milliseconds; for the body see bodyTime.ts. */
export const HEADERS_TIMEOUT = 10_000;
/** How long an idle connection is kept, in milliseconds: longer than load balancers keep theirs. */
export const KEEP_ALIVE_TIMEOUT = 65_000;

export type ListenOptions = {
  readonly host: string;
  readonly port: number;
  readonly listener: RequestListener;
  readonly log: Logger;
};

/**
 * Listens for HTTP; clients that send what is no request are told so in a sentence.
 * @throws StartError where the port is taken or may not be used
 */
export function listenHttp({ host, port, listener, log }: ListenOptions): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      requireHostHeader: false,
    },
    (request, response) => {
      limitBodyTime(request, () => {
        if (response.headersSent) request.socket.destroy();
        else answerRaw(request.socket, LATE);
      });
      listener(request, response);
    },
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A client that hangs up in the middle is no event worth a line.
    if (error.code !== "ECONNRESET") log.warn({ code: error.code }, "not a request");
    answerRaw(socket, error.code);
  });
  // A tunnel is never ours to give; without this handler Node would cut the line without a word.
  server.on("connect", (_request, socket) => answerRaw(socket, "CONNECT"));
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

/** What Node calls a request that takes too long; we do so too. */
const LATE = "ERR_HTTP_REQUEST_TIMEOUT";

type RawAnswer = readonly [status: string, sentence: string];

const MALFORMED: RawAnswer = ["400 Bad Request", "This is not a request that we understand."];

const RAW_ANSWERS: Readonly<Record<string, RawAnswer>> = {
  CONNECT: ["405 Method Not Allowed", "This site opens no tunnels."],
  [LATE]: ["408 Request Timeout", "The request took too long to arrive. Try again."],
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "The head of the request is too large. Clear this site's cookies, or shorten the address.",
  ],
};

function answerRaw(socket: Duplex, code: string | undefined): void {
  if (!socket.writable || code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, sentence] = RAW_ANSWERS[code ?? ""] ?? MALFORMED;
  const body = `${sentence}\n`;
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  if (error.code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is taken by another program, so the site cannot be reached there. ` +
        `Stop that program, or choose another port: PORT=${port + 1} npm start`,
      EXIT.portTaken,
    );
  }
  if (error.code === "EACCES" || error.code === "EADDRNOTAVAIL") {
    return new StartError(
      `This user may not listen on ${host} port ${port} (${error.code}). Choose another with HOST and PORT.`,
      EXIT.portTaken,
    );
  }
  return error;
}
