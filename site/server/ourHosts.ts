/** Names by which a machine calls itself. */
const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/** The longest name of a host, its port included, in characters. */
const MAX_HOST_LENGTH = 260;

/**
 * Tells whether we answer for a Host header: that of ORIGIN, and this machine's own names, under
 * which health is checked. Any other could make us print links to a stranger's site, or let a
 * page elsewhere reach a server that only this machine should.
 */
export function ourHosts(origin: string | undefined): (host: string | undefined) => boolean {
  const publicHost = origin === undefined ? undefined : new URL(origin).host;
  return (host) => {
    if (host === undefined || host.length > MAX_HOST_LENGTH) return false;
    // A name may end with the dot of the root.
    const asked = host.toLowerCase().replace(/\.(?=$|:)/, "");
    return asked === publicHost || THIS_MACHINE.includes(asked.replace(/:\d{1,5}$/, ""));
  };
}
