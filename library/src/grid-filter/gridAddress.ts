/** The value that an address, whole or not, holds under a name; "" where it holds none. */
export function addressName(address: string, name: string): string {
  return new URLSearchParams(address.replace(/^[^?#]*|#.*/g, "")).get(name) ?? "";
}

/** Writes a value into an address under a name; "" takes the name out. */
export function setChoice({ searchParams }: URL, name: string, value: string): void {
  if (value) searchParams.set(name, value);
  else searchParams.delete(name);
}
