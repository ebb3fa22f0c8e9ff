import { BlockList, isIP } from "node:net";

/** Networks that are nobody's on the open net: one's own machine, house or provider, and what is kept free. */
const V4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"],
  ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
];

/** Only 2000::/3 is the open net; of it, these are not, or hide an address of the other kind. */
const V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const shut = new BlockList();
for (const [list, family] of [
  [V4, "ipv4"],
  [V6, "ipv6"],
] as const) {
  for (const net of list) {
    const [address = "", prefix] = net.split("/");
    shut.addSubnet(address, Number(prefix), family);
  }
}
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the open net, which a server may ask for a stranger's sake. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !shut.check(address, "ipv4");
  return kind === 6 && open.check(address, "ipv6") && !shut.check(address, "ipv6");
}
