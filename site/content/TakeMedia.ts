import type { MEDIA_KINDS } from "./mediaWire.ts";

/** What a file is known by where it comes from: the system, and its name there. */
export type MediaOrigin = { readonly source: string; readonly sourceId: string };

/** A file that shall stand among the site's media. */
export type NewMedia = {
  /** Where it lies on this machine. It is read, and stays. */
  readonly file: string;
  /** What its owner calls it; only shown, never an address. */
  readonly name: string;
  /** What a picture shows. Default empty. */
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly caption?: string | undefined;
  /** What must stay in view where a picture is cut: shares of width and height. Default the middle. */
  readonly focal?: { readonly x: number; readonly y: number } | undefined;
  /** What it is known by where it comes from; the same again brings nothing new. */
  readonly origin?: MediaOrigin | undefined;
};

export type MediaKind = (typeof MEDIA_KINDS)[number];

/** A file among the site's media. */
export type StoredMedia = {
  readonly id: string;
  /** As pages name it: "/media/uploads/2026/3f9c….jpg". */
  readonly src: string;
  readonly kind: MediaKind;
  /** By its content, such as "image/jpeg". */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** In pixels; null for what is no picture. */
  readonly width: number | null;
  readonly height: number | null;
  /** Whether the same bytes were here before: then this is that file. */
  readonly wasKnown: boolean;
};

/** Takes a file among the site's media. @throws MediaRefused */
export type TakeMedia = (media: NewMedia) => Promise<StoredMedia>;

/**
 * Finds what was taken under these names before, all of one source, by the name there; what has been
 * lost since is to be taken again.
 */
export type FindTaken = (
  origins: readonly MediaOrigin[],
) => Promise<ReadonlyMap<string, Omit<StoredMedia, "wasKnown">>>;
