import type { Logger } from "pino";
import type { PictureMaker } from "./createPictureMaker.ts";
import type { Master } from "./MediaStore.ts";
import type { MediaCache } from "./openMediaCache.ts";
import { PictureError } from "./PictureError.ts";
import type { PictureFormat, PictureJob } from "./PictureJob.ts";
import { sniffFormat } from "./sniffFormat.ts";

/** A picture made from a master. */
export type DerivedPicture = {
  /** Its name in the cache: the same for the same master, size, format and quality. */
  readonly name: string;
  readonly master: Master;
  readonly format: PictureFormat;
  readonly quality: PictureJob["quality"];
  readonly size: PictureJob["size"];
};

export type DerivedPictures = {
  /** From the cache, else made; many who ask at once wait for one. @throws PictureError */
  readonly get: (picture: DerivedPicture) => Promise<Uint8Array>;
  /**
   * Has a picture made when it is quiet, and kept only where it is smaller than `limit` bytes.
   * Does nothing where that was done before.
   */
  readonly prepare: (picture: DerivedPicture, limit: number) => void;
  /**
   * Makes a picture before anybody asks, when it is quiet; not where it is there already, nor where
   * it would take the place of one that was asked for.
   * @returns how wide its master is, in pixels; undefined where nothing was made
   * @throws PictureError
   */
  readonly makeAhead: (picture: DerivedPicture) => Promise<number | undefined>;
};

export type DerivedPicturesOptions = {
  readonly cache: MediaCache;
  readonly maker: PictureMaker;
  /**
   * For how long a picture over which the process ended is refused, in milliseconds. Not for good: a busy
   * machine may have been why.
   */
  readonly deathRefusalMs: number;
  readonly log: Logger;
};

/** The largest file that is read as a picture, in bytes: all of it is in memory at once. */
export const MAX_MASTER_BYTES = 64 * 1024 * 1024;

/** How many masters are remembered that cannot be shown. */
export const MAX_REFUSED = 1000;

/** Why a master is not tried, and until when, by `performance.now()`. */
type Refusal = { readonly error: PictureError; readonly until: number };

/** Stands in the cache for a picture that is not worth having. */
const NOTHING = new Uint8Array();

export function createDerivedPictures({
  cache,
  maker,
  deathRefusalMs,
  log,
}: DerivedPicturesOptions): DerivedPictures {
  const underWay = new Map<string, Promise<Uint8Array>>();
  const refused = new Map<string, Refusal>();

  function once(name: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const before = underWay.get(name);
    if (before) return before;
    const now = work().finally(() => underWay.delete(name));
    underWay.set(name, now);
    return now;
  }

  async function make(picture: DerivedPicture): Promise<Uint8Array> {
    const { name, master } = picture;
    const key = `${master.key} ${master.version}`;
    const known = refused.get(key);
    if (known && performance.now() < known.until) throw known.error;
    try {
      await refuseOther(master);
      const { bytes } = await maker.now(await jobOf(picture));
      await keep(name, bytes);
      return bytes;
    } catch (error) {
      if (isLasting(error)) refuse(key, error);
      throw error;
    }
  }

  function refuse(key: string, error: PictureError): void {
    const lasts = error.failure === "died" ? deathRefusalMs : Number.POSITIVE_INFINITY;
    refused.set(key, { error, until: performance.now() + lasts });
    const [oldest] = refused.keys();
    if (refused.size > MAX_REFUSED && oldest !== undefined) refused.delete(oldest);
    log.warn({ master: key, reason: error.message }, "this picture cannot be shown");
  }

  async function makeUnhurried(picture: DerivedPicture, limit: number): Promise<Uint8Array> {
    const { name } = picture;
    try {
      const { bytes } = await maker.later(await jobOf(picture));
      await keep(name, bytes.length < limit ? bytes : NOTHING);
      return bytes;
    } catch (error) {
      if (isLasting(error)) await keep(name, NOTHING);
      return NOTHING;
    }
  }

  /** A picture that cannot be kept, as on a full disk, is made again each time. */
  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    await cache.write(name, bytes).catch((error: unknown) => {
      log.warn({ err: error, name }, "a picture could not be kept, so it is made again each time");
    });
  }

  return {
    get: (picture) =>
      once(picture.name, async () => (await cache.read(picture.name)) ?? make(picture)),
    prepare(picture, limit) {
      if (cache.sizeOf(picture.name) !== undefined) return;
      void once(picture.name, () => makeUnhurried(picture, limit));
    },
    // Not by `once`: who asks meanwhile shall not wait until it is quiet.
    async makeAhead(picture) {
      if (cache.sizeOf(picture.name) !== undefined || cache.isNearlyFull()) return undefined;
      await refuseOther(picture.master);
      const { bytes, whole } = await maker.later(await jobOf(picture));
      await keep(picture.name, bytes);
      return whole.width;
    },
  };
}

async function jobOf({ master, ...picture }: DerivedPicture): Promise<PictureJob> {
  const { format, quality, size } = picture;
  return { file: await master.localFile(), format, quality, size };
}

/** @throws PictureError for what is no picture */
async function refuseOther(master: Master): Promise<void> {
  if (master.size > MAX_MASTER_BYTES) throw new PictureError("unreadable", "it is too large");
  if (!sniffFormat(await master.readHead())) {
    throw new PictureError("unreadable", "it is no picture");
  }
}

/** Whether the same would happen again, at least soon. */
function isLasting(error: unknown): error is PictureError {
  return error instanceof PictureError && ["unreadable", "vast", "died"].includes(error.failure);
}
