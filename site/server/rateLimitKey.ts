import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

type Counted = {
  /** What is counted, such as "comments". */
  readonly name: string;
  /** Who does it, or at what: a network address, an account. */
  readonly address: string;
  /** The site's secret. */
  readonly secret: string;
};

/** The key of a counter: a keyed hash, from which nobody learns who it was. */
export function rateLimitKey({ name, address, secret }: Counted): string {
  return createHmac("sha256", secret)
    .update(`rate-limit\n${name}\n${networkOf(address)}`)
    .digest("base64url");
}

/** Whoever has one IPv6 address has the 2^64 of its network. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
