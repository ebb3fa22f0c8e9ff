import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createDerivedPictures, type DerivedPicture } from "./createDerivedPictures.ts";
import { createPictureMaker, type PictureMakerOptions } from "./createPictureMaker.ts";
import type { Master, MediaStore } from "./MediaStore.ts";
import { AVIF_MAX_WIDTH, formatMediaSize, type MediaSize, SOCIAL_SIZE } from "./mediaSizes.ts";
import { openMediaCache } from "./openMediaCache.ts";
import { PictureError } from "./PictureError.ts";
import type { PictureFormat } from "./PictureJob.ts";
import type { FilmType } from "./sniffFilm.ts";

export type MediaQuestion = {
  readonly size: MediaSize;
  /** The name of a store. */
  readonly store: string;
  /** Where the master is in it; see MediaStore. */
  readonly steps: readonly string[];
  readonly acceptsAvif: boolean;
};

export type MediaAnswer = {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly etag: string;
  /** Whether a smaller form may follow soon. */
  readonly isInterim: boolean;
  /** Whether the master never changes under its name. */
  readonly isImmutable: boolean;
};

export type FilmQuestion = Pick<MediaQuestion, "store" | "steps">;

/** A file that is sent as it is. */
export type FilmAnswer = {
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  readonly type: FilmType;
  readonly etag: string;
  /** Whether the file never changes under its name. */
  readonly isImmutable: boolean;
};

/** Pictures in the sizes that pages ask for, made when somebody asks first; and films as they are. */
export type Media = {
  /** @returns undefined where there is no film, sound or file of captions */
  readonly findFilm: (question: FilmQuestion) => Promise<FilmAnswer | undefined>;
  /**
   * @returns undefined where there is no such picture
   * @throws PictureError where it cannot be shown, or not now
   */
  readonly answer: (question: MediaQuestion) => Promise<MediaAnswer | undefined>;
  /** Ends the process that makes pictures; who waits for one is told. */
  readonly stop: () => void;
};

export type MediaOptions = PictureMakerOptions & {
  readonly stores: Readonly<Record<string, MediaStore>>;
  readonly cacheFolder: string;
  readonly cacheBytes: number;
};

/** Differs whenever the same master is made into other pictures than before. */
const RECIPE = 1;

type Shown = Omit<MediaAnswer, "isImmutable">;

export function createMedia(options: MediaOptions): Media {
  const maker = createPictureMaker(options);
  let opening: ReturnType<typeof open> | undefined;

  async function open() {
    const cache = await openMediaCache(options.cacheFolder, options.cacheBytes);
    return { cache, pictures: createDerivedPictures({ cache, maker, log: options.log }) };
  }

  async function show(question: MediaQuestion, master: Master): Promise<Shown> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const { cache, pictures } = await opening;
    const derived = (format: PictureFormat) => derive(question, master, format);
    if (question.size.kind === "social") return shown(derived("jpeg"), pictures.get);
    const [webp, avif] = [derived("webp"), derived("avif")];
    if (!question.acceptsAvif || question.size.width > AVIF_MAX_WIDTH) {
      return shown(webp, pictures.get);
    }
    const smaller = await cache.read(avif.name);
    if (smaller && smaller.length > 0) return shown(avif, async () => smaller);
    const answer = await shown(webp, pictures.get);
    if (smaller) return answer;
    pictures.prepare(avif, answer.bytes.length);
    return { ...answer, isInterim: true };
  }

  const storeOf = (name: string): MediaStore | undefined =>
    Object.hasOwn(options.stores, name) ? options.stores[name] : undefined;

  return {
    async findFilm(question) {
      const store = storeOf(question.store);
      const master = await store?.findMaster(question.steps);
      const type = await master?.readFilmType();
      if (!store || !master || !type) return undefined;
      const { file, size, version } = master;
      return { file, size, type, etag: `"film-${version}"`, isImmutable: store.isImmutable };
    },
    async answer(question) {
      const store = storeOf(question.store);
      const master = await store?.findMaster(question.steps);
      if (!store || !master) return undefined;
      const answer = await show(question, master).catch((error: unknown) =>
        showOriginal(error, master),
      );
      return { ...answer, isImmutable: store.isImmutable };
    },
    stop: maker.stop,
  };
}

function derive(question: MediaQuestion, master: Master, format: PictureFormat): DerivedPicture {
  const { size, store, steps } = question;
  const made = [RECIPE, store, ...steps, master.version, formatMediaSize(size)].join("\0");
  const key = createHash("sha256").update(made).digest("hex").slice(0, 40);
  const wanted =
    size.kind === "width" ? { width: size.width } : { ...SOCIAL_SIZE, focal: size.focal };
  return { name: `${key}.${format}`, master, job: { file: master.file, format, size: wanted } };
}

async function shown(
  picture: DerivedPicture,
  get: (picture: DerivedPicture) => Promise<Uint8Array>,
): Promise<Shown> {
  const type = `image/${picture.job.format}`;
  return { bytes: await get(picture), type, etag: `"${picture.name}"`, isInterim: false };
}

/** Where no sizes can be made, pictures are better too large than not at all; drawings may hold script. */
async function showOriginal(error: unknown, master: Master): Promise<Shown> {
  const isMissing = error instanceof PictureError && error.failure === "missing";
  const format = isMissing ? await master.readFormat() : undefined;
  if (!format || format === "svg") throw error;
  const bytes = await readFile(master.file);
  return { bytes, type: `image/${format}`, etag: `"original-${master.version}"`, isInterim: true };
}
