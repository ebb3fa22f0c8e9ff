import type { Readable } from "node:stream";

/** The bytes of a file that are asked for, both ends included. */
export type Bytes = { readonly start: number; readonly end: number };

/** A file as it was uploaded or drawn: pictures are made from it, films are sent as they are. */
export type Master = {
  /** Names it among all files of all stores. */
  readonly key: string;
  /** Differs when the file does. */
  readonly version: string;
  /** In bytes. */
  readonly size: number;
  /** As many of its first bytes as tell what it is. */
  readonly readHead: () => Promise<Uint8Array>;
  /** Its bytes, as they are asked for; who stops reading closes it. */
  readonly open: (bytes: Bytes) => Readable;
  /** A file on this machine with its bytes, for programs that read files only. */
  readonly localFile: () => Promise<string>;
};

/** Where masters are kept. */
export type MediaStore = {
  /**
   * @param steps what follows the store's name in an address, decoded: folders, then the file
   * @returns undefined where there is none, or none that may be shown
   */
  readonly findMaster: (steps: readonly string[]) => Promise<Master | undefined>;
  /** Whether a master never changes under its name, so that browsers may keep its sizes for good. */
  readonly isImmutable: boolean;
  /** Whether pictures may be sent as they are where sizes cannot be made: they may say where they were taken. */
  readonly showsMasters: boolean;
};
