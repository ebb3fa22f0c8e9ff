/** Whether a host, as a URL names it without brackets, is the machine itself: nothing needs to be hidden on the way there. */
export function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
