/** Whether an address is whole and begins with http or https (specification, section 5). */
export function isHttpUrl(address: string): boolean {
  if (!/^https?:\/\//i.test(address.trimStart())) return false;
  try {
    return new URL(address).hostname !== "";
  } catch {
    return false;
  }
}
