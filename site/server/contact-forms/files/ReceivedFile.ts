/** A file that came with a form. It is nobody's until it is kept. */
export type ReceivedFile = {
  /** The name of its field. */
  readonly field: string;
  /** As the visitor called it, cleaned; says nothing of what it is. */
  readonly name: string;
  /** In bytes, also of one that is too large to have been written. */
  readonly size: number;
  /** By its content, such as "application/pdf". */
  readonly type: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly digest: string;
  /** What is wrong with it: its content is not what its name says, it is larger than its field allows, or our disk failed. */
  readonly problem?: "type" | "too-large" | "failed";
  /**
   * Puts it in its place for good. @returns the path there, in the storage of forms
   * @throws why it could not be written, also where that was while it came
   */
  readonly keep: () => Promise<string>;
  /** Forgets it unless it was kept. */
  readonly discard: () => Promise<void>;
  /** Forgets it even where it was kept: nobody will know of it. */
  readonly withdraw: () => Promise<void>;
};
