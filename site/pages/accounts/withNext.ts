/** An address of the account's pages that keeps where the visitor wanted to go. */
export function withNext(address: string, next: string | undefined): string {
  return next ? `${address}?${new URLSearchParams({ next })}` : address;
}
