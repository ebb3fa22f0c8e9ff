/** A dump that cannot be written, read or restored, in a sentence its owner can act on. */
export class DumpError extends Error {
  override readonly name = "DumpError";
}
