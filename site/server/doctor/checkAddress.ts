import { clientAddress } from "../clientAddress.ts";
import type { Config } from "../config.ts";
import { StartError } from "../StartError.ts";
import { note, ok, type Result, wrong } from "./Finding.ts";

const THIS_MACHINE = /^(localhost|::1|127\.\d+\.\d+\.\d+)$/;

/** Whether HOST, ORIGIN and TRUST_PROXY make sense together. */
export function checkAddress({ host, origin, trustProxy }: Config): Result {
  const proxy = proxyProblem(trustProxy);
  if (proxy) return wrong(proxy, "Correct TRUST_PROXY, or leave it out.");
  const isPrivate = THIS_MACHINE.test(host);
  if (origin === undefined) {
    return isPrivate
      ? ok("The site answers on this machine only; ORIGIN is not set.")
      : wrong(
          `HOST=${host} lets other machines in, but without ORIGIN the site answers to this machine's own names only, and turns everyone else away.`,
          "Set ORIGIN to the public address, as in ORIGIN=https://shop.example",
        );
  }
  const { protocol, hostname } = new URL(origin);
  if (protocol === "http:" && !THIS_MACHINE.test(hostname.replace(/^\[|\]$/g, ""))) {
    return note(
      `The public address ${origin} is not encrypted: who listens on the way can read passwords and act as others.`,
      "Put a web server with a certificate before the site, and set ORIGIN to its https address.",
    );
  }
  if (protocol === "https:" && trustProxy.length === 0) {
    return note(
      `Visitors of ${origin} come through a web server that is not named in TRUST_PROXY, so all of them look like one to the rate limits.`,
      isPrivate
        ? "Set TRUST_PROXY=loopback if it runs on this machine."
        : "Set TRUST_PROXY to its address.",
    );
  }
  return ok(`The site is known as ${origin}.`);
}

function proxyProblem(trustProxy: readonly string[]): string | undefined {
  try {
    clientAddress(trustProxy);
    return undefined;
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}
