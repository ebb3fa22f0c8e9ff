import type { IncomingMessage, ServerResponse } from "node:http";
import { type LocalServer, listenLocally } from "../listenLocally.ts";
import type { Answer } from "./Answer.ts";
import { json } from "./Answer.ts";
import { parseMultipart } from "./parseMultipart.ts";
import type { SeenRequest } from "./SeenRequest.ts";

/** The three calls of a form's API. */
export type Call = "schema" | "refill" | "feedback";

/** What answers a call of the form with this id. */
export type Respond = (id: number, request: SeenRequest) => Answer;

/** A page with the headers it comes with. */
export type ServedPage = {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type FormServer = LocalServer & {
  /** All that was asked, in order. */
  readonly requests: SeenRequest[];
  /** What has been asked of the API, as "POST /wp-json/…/feedback". */
  calls(): string[];
  /** From now on, this answers the call. */
  play(call: Call, respond: Respond | Answer): void;
  /** From now on, this is the page, at every address that is not the API's. */
  show(page: ServedPage): void;
};

const API = /\/contact-forms\/(\d+)\/(feedback\/schema|refill|feedback)$/;

/** A server of one page with a form, and of the API that the form talks to. */
export async function serveForm(): Promise<FormServer> {
  const requests: SeenRequest[] = [];
  const responders: Record<Call, Respond> = {
    schema: notFound,
    refill: notFound,
    feedback: notFound,
  };
  let page: ServedPage = { html: "" };

  const server = await listenLocally(async (request, response) => {
    const seen = await read(request);
    requests.push(seen);
    const call = callOf(seen);
    if (call) await send(response, responders[call.name](call.id, seen));
    else if (seen.path === "/favicon.ico") response.writeHead(204).end();
    else showPage(response, seen.method === "POST" ? { html: "<p>Posted natively.</p>" } : page);
  });

  return {
    ...server,
    requests,
    calls: () =>
      requests.filter(({ path }) => API.test(path)).map(({ method, path }) => `${method} ${path}`),
    play(call, respond) {
      responders[call] = typeof respond === "function" ? respond : () => respond;
    },
    show(next) {
      page = next;
    },
  };
}

async function read(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { method = "", url = "/", headers } = request;
  return {
    method,
    path: decodeURIComponent(url),
    headers,
    parts: parseMultipart(body, headers["content-type"] ?? ""),
    body: body.toString("utf8"),
  };
}

/** A wrong method is no call: the real server knows no such route then. */
function callOf({ method, path }: SeenRequest): { name: Call; id: number } | undefined {
  const [, id, tail] = API.exec(path) ?? [];
  if (!id || !tail) return undefined;
  const name = tail === "feedback/schema" ? "schema" : (tail as Call);
  return method === (name === "feedback" ? "POST" : "GET") ? { name, id: Number(id) } : undefined;
}

async function send(response: ServerResponse, answer: Answer): Promise<void> {
  if (answer === "never") return;
  if (answer === "cut") {
    response.destroy();
    return;
  }
  await new Promise((done) => setTimeout(done, answer.delay ?? 0));
  response.writeHead(answer.status, { "content-type": answer.type ?? "application/json" });
  response.end(answer.status === 204 ? undefined : answer.body);
}

function showPage(response: ServerResponse, { html, headers = {} }: ServedPage): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
  response.end(html);
}

function notFound(): Answer {
  return json({ code: "rest_no_route", message: "No route.", data: { status: 404 } }, 404);
}
