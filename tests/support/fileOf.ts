/** A file of this name and size, of the type that its sender states. */
export function fileOf(name: string, size = 1, type = ""): File {
  return new File([new Uint8Array(size)], name, { type });
}
