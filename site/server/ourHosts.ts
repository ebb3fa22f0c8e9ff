/** Names by which a machine calls itself. */
const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Tells whether we answer for a Host header: that of ORIGIN, and this machine's own names, under
 * which health is checked. Any other could make us print links to a stranger's site, or let a
 * page elsewhere reach a server that only this machine should.
 */
export function ourHosts(origin: string | undefined): (host: string | undefined) => boolean {
  const publicHost = origin === undefined ? undefined : new URL(origin).host;
  const known = new Map<string, boolean>();
  const judge = (host: string): boolean =>
    host.toLowerCase() === publicHost ||
    THIS_MACHINE.includes(host.toLowerCase().replace(/:\d+$/, ""));
  return (host) => {
    if (host === undefined) return false;
    const before = known.get(host);
    if (before !== undefined) return before;
    const ours = judge(host);
    // Only our own few names are remembered: strangers cannot fill the map.
    if (ours) known.set(host, ours);
    return ours;
  };
}
