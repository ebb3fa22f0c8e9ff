import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { MediaSetting } from "../../content/mediaSettings.ts";
import {
  createDerivedPictures,
  type DerivedPicture,
  type DerivedPicturesOptions,
} from "./createDerivedPictures.ts";
import { createPictureMaker, type PictureMakerOptions } from "./createPictureMaker.ts";
import type { Master, MediaStore } from "./MediaStore.ts";
import { MEDIA_ROOT } from "./mediaAddress.ts";
import {
  AVIF_MAX_WIDTH,
  formatMediaSize,
  MEDIA_WIDTHS,
  type MediaSize,
  type MediaWidth,
  SOCIAL_SIZE,
} from "./mediaSizes.ts";
import { openMediaCache } from "./openMediaCache.ts";
import { PictureError } from "./PictureError.ts";
import type { MadePicture, PictureFormat } from "./PictureJob.ts";
import { sniffFormat } from "./sniffFormat.ts";
import { type MediaType, sniffMedia } from "./sniffMedia.ts";

/** Where a file is. */
export type FileQuestion = {
  /** The name of a store. */
  readonly store: string;
  /** Where the master is in it; see MediaStore. */
  readonly steps: readonly string[];
};

export type MediaQuestion = FileQuestion & {
  readonly size: MediaSize;
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

/** A file that is sent as it is. */
export type FileAnswer = Pick<MediaType, "kind" | "type"> &
  Pick<Master, "size" | "open"> &
  Pick<MediaAnswer, "etag" | "isImmutable">;

/** Pictures in the sizes that pages ask for, made when somebody asks first; all else as it is. */
export type Media = {
  /** @returns undefined where there is no film, sound, file of captions or document */
  readonly findFile: (question: FileQuestion) => Promise<FileAnswer | undefined>;
  /**
   * @returns undefined where there is no such picture
   * @throws PictureError where it cannot be shown, or not now
   */
  readonly answer: (question: MediaQuestion) => Promise<MediaAnswer | undefined>;
  /**
   * How large a picture on this machine is, turned as it is to be seen, in pixels. It is unpacked
   * for it, so that one that cannot be shown is known at once.
   * @throws PictureError
   */
  readonly measure: (file: string) => Promise<MadePicture["whole"]>;
  /**
   * Makes the sizes of a picture that a page is likely to ask for, when it is quiet. What is no
   * picture, or is gone, needs none.
   * @param src as pages name it
   * @returns how many were made
   * @throws PictureError where it cannot be done now
   */
  readonly prepare: (src: string) => Promise<number>;
  /** Ends the process that makes pictures; who waits for one is told. */
  readonly stop: () => void;
};

export type MediaOptions = PictureMakerOptions & {
  readonly stores: Readonly<Record<string, MediaStore>>;
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  readonly deathRefusalMs: DerivedPicturesOptions["deathRefusalMs"];
  /** How the owner wants pictures to be made; asked for each of them. */
  readonly settings: () => Promise<Pick<MediaSetting, "quality" | "isAvifMade">>;
};

/** The widths that are made before anybody asks, in pixels: of phones, of cards, of articles. */
export const WIDTHS_AHEAD = [320, 640, 1280] as const satisfies readonly MediaWidth[];

/** Differs whenever the same master is made into other pictures than before. */
const RECIPE = 1;

type Shown = Omit<MediaAnswer, "isImmutable">;

export function createMedia(options: MediaOptions): Media {
  const maker = createPictureMaker(options);
  let opening: ReturnType<typeof open> | undefined;

  async function open() {
    const cache = await openMediaCache(options.cacheFolder, options.cacheBytes);
    const { deathRefusalMs, log } = options;
    return { cache, pictures: createDerivedPictures({ cache, maker, deathRefusalMs, log }) };
  }

  function opened(): ReturnType<typeof open> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function show(question: MediaQuestion, master: Master): Promise<Shown> {
    const { cache, pictures } = await opened();
    const { quality, isAvifMade } = await options.settings();
    const derived = (format: PictureFormat) => derive(question, master, { format, quality });
    if (question.size.kind === "social") return shown(derived("jpeg"), pictures.get);
    const [webp, avif] = [derived("webp"), derived("avif")];
    if (!isAvifMade || !question.acceptsAvif || question.size.width > AVIF_MAX_WIDTH) {
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
    async findFile({ store: name, steps }) {
      const store = storeOf(name);
      const master = await store?.findMaster(steps);
      if (!store || !master) return undefined;
      const found = sniffMedia(await master.readHead(), steps.at(-1) ?? "");
      if (!found || found.kind === "picture") return undefined;
      const { kind, type } = found;
      const { size, open, version } = master;
      const etag = `"file-${version}"`;
      return { kind, type, size, open, etag, isImmutable: store.isImmutable };
    },
    async answer(question) {
      const store = storeOf(question.store);
      const master = await store?.findMaster(question.steps);
      if (!store || !master) return undefined;
      const answer = await show(question, master).catch((error: unknown) => {
        if (!store.showsMasters) throw error;
        return showOriginal(error, master);
      });
      return { ...answer, isImmutable: store.isImmutable };
    },
    async measure(file) {
      const size = { width: MEDIA_WIDTHS[0] };
      return (await maker.now({ file, format: "webp", quality: "small", size })).whole;
    },
    async prepare(src) {
      const [name = "", ...steps] = src.slice(MEDIA_ROOT.length).split("/");
      const master = await storeOf(name)?.findMaster(steps);
      if (!master || !sniffFormat(await master.readHead())) return 0;
      const { pictures } = await opened();
      const { quality } = await options.settings();
      let made = 0;
      for (const width of WIDTHS_AHEAD) {
        const question = { store: name, steps, size: { kind: "width", width } } as const;
        const own = await pictures.makeAhead(derive(question, master, { format: "webp", quality }));
        if (own === undefined) continue;
        made += 1;
        // Never enlarged, it would be the same again.
        if (own <= width) break;
      }
      return made;
    },
    stop: maker.stop,
  };
}

function derive(
  question: Omit<MediaQuestion, "acceptsAvif">,
  master: Master,
  { format, quality }: Pick<DerivedPicture, "format" | "quality">,
): DerivedPicture {
  const { size: asked, store, steps } = question;
  const made = [RECIPE, quality, store, ...steps, master.version, formatMediaSize(asked)].join(
    "\0",
  );
  const key = createHash("sha256").update(made).digest("hex").slice(0, 40);
  const size =
    asked.kind === "width" ? { width: asked.width } : { ...SOCIAL_SIZE, focal: asked.focal };
  return { name: `${key}.${format}`, master, format, quality, size };
}

async function shown(
  picture: DerivedPicture,
  get: (picture: DerivedPicture) => Promise<Uint8Array>,
): Promise<Shown> {
  const type = `image/${picture.format}`;
  return { bytes: await get(picture), type, etag: `"${picture.name}"`, isInterim: false };
}

/** Where no sizes can be made, pictures are better too large than not at all; drawings may hold script. */
async function showOriginal(error: unknown, master: Master): Promise<Shown> {
  const isMissing = error instanceof PictureError && error.failure === "missing";
  const format = isMissing ? sniffFormat(await master.readHead()) : undefined;
  if (!format || format === "svg") throw error;
  const bytes = await buffer(master.open({ start: 0, end: master.size - 1 }));
  return { bytes, type: `image/${format}`, etag: `"original-${master.version}"`, isInterim: true };
}
