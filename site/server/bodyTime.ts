import type { IncomingMessage } from "node:http";

/** How long a request may take to send its body, where its route says nothing else, in milliseconds. */
export const BODY_TIME = 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Calls `onLate` where the body of a request has not arrived in time. */
export function limitBodyTime(request: IncomingMessage, onLate: () => void): void {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  if (coding === undefined && (length === undefined || length === "0")) return;
  const timer = setTimeout(() => {
    if (!request.complete && !request.destroyed) onLate();
  }, BODY_TIME).unref();
  timers.set(request, timer);
  request.once("close", () => clearTimeout(timer));
}

/** For a route that takes what is large, and looks itself whether something comes. */
export function liftBodyTime(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
