import type { Writable } from "node:stream";
import type { Master, MediaStore } from "./MediaStore.ts";

/** A file that is being received, and that nobody sees yet. */
export type Draft = {
  /** Takes its bytes. */
  readonly stream: Writable;
  /** A file on this machine with what was written, once the stream has finished. */
  readonly file: string;
  /** Puts it into its place for good, whole: also after a power cut. Then it is no draft any more. */
  readonly keep: (path: string) => Promise<void>;
  /** Forgets it. After `keep` it does nothing. */
  readonly discard: () => Promise<void>;
};

/** A file in its place. */
export type KeptFile = {
  /** Steps with slashes between them, such as "2026/3f9c….jpg". */
  readonly path: string;
  /** When it came to its place. */
  readonly since: Date;
};

/**
 * Where the files of the media library are kept; diskStorage is the one there is. Another, such as
 * an object store, writes drafts to a folder of this machine, sends them away in `keep`, and reads
 * by a client of its own: docs/decisions/0053-media-library.md says what each function must hold.
 */
export type MediaStorage = MediaStore & {
  readonly begin: () => Promise<Draft>;
  /**
   * What was kept, for those to whom it matters whether it is gone for good.
   * @returns undefined where it is gone
   * @throws where that cannot be told: the storage is away, or may not be read
   */
  readonly findKept: (path: string) => Promise<Master | undefined>;
  /** What is not there is no error. */
  readonly remove: (path: string) => Promise<void>;
  /** All that was kept, in any order. */
  readonly list: () => AsyncIterable<KeptFile>;
  /** Clears away drafts that were begun before, whose process has died since. @returns how many */
  readonly removeDrafts: (before: Date) => Promise<number>;
};
