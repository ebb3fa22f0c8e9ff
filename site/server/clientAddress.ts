import { BlockList, isIP } from "node:net";
import { EXIT, StartError } from "./StartError.ts";

/** Tells a request's client address from the socket's address and the forwarded header. */
export type ClientAddress = (socket: string | undefined, forwarded: string | undefined) => string;

/**
 * Reads `X-Forwarded-For` from right to left as long as the address that told us is trusted: a
 * visitor can write anything into the header's left side.
 * @param trusted addresses, networks as 10.0.0.0/8, or "loopback"
 * @throws StartError where one of them is none of these
 */
export function clientAddress(trusted: readonly string[]): ClientAddress {
  const list = blockList(trusted);
  return (socket, forwarded) => {
    let address = withoutMapping(socket ?? "");
    const told = (forwarded ?? "").split(",").map((one) => withoutMapping(one.trim()));
    while (told.length > 0 && isIP(address) && list.check(address, family(address))) {
      const next = told.pop() ?? "";
      if (!isIP(next)) break;
      address = next;
    }
    return address;
  };
}

function blockList(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted.flatMap((one) =>
    one === "loopback" ? ["127.0.0.0/8", "::1"] : one,
  )) {
    const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const most = isIP(address) === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (!isIP(address) || prefix > most) {
      throw new StartError(
        `TRUST_PROXY names "${entry}", which is no address or network. Write it as 10.0.0.5 or 10.0.0.0/8.`,
        EXIT.usage,
      );
    }
    list.addSubnet(address, prefix, family(address));
  }
  return list;
}

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** A socket that listens on IPv6 shows IPv4 visitors as ::ffff:192.0.2.1. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
