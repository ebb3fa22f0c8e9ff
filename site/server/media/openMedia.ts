import { join } from "node:path";
import type { Logger } from "pino";
import { enqueue } from "../../store/jobs/enqueue.ts";
import type { Database } from "../../store/Store.ts";
import { createMedia, type Media } from "./createMedia.ts";
import { createMediaLibrary, type MediaLibrary, UPLOADS } from "./createMediaLibrary.ts";
import { diskStorage } from "./diskStorage.ts";
import { findImageWorker } from "./findImageWorker.ts";
import { folderStore } from "./folderStore.ts";
import { keepMediaSetting } from "./keepMediaSetting.ts";
import { tidyMedia } from "./tidyMedia.ts";

/** How much room sizes of pictures may take in the data folder, in bytes. */
export const MEDIA_CACHE_BYTES = 1024 * 1024 * 1024;

/** How long one picture may take, in milliseconds: twenty times what a large one does. */
export const PICTURE_TIME_LIMIT_MS = 30_000;

/** For how long a picture over which the process ended is refused, in milliseconds. */
export const DEATH_REFUSAL_MS = 10 * 60 * 1000;

/** After how long without work the process that makes pictures is ended, in milliseconds. */
export const IMAGE_PROCESS_IDLE_MS = 30_000;

/** How many pictures visitors may wait for at once: beyond, they would wait for half a minute. */
export const MAX_WAITING_PICTURES = 200;

/** How many pictures may wait to be made smaller still. */
export const MAX_UNHURRIED_PICTURES = 2000;

/** How long no picture must have been made before one is made smaller still, in milliseconds. */
export const QUIET_MS = 300;

export type OpenMediaOptions = {
  /** The folder of the project: the pictures of the demo are in it. */
  readonly root: string;
  /** Uploads are below it, and so is what is made from all pictures. Several servers may share it. */
  readonly mediaDir: string;
  readonly db: Database;
  readonly log: Logger;
};

export type OpenedMedia = {
  /** /media/…/demo/… are the demo's, /media/…/uploads/… its owner's. */
  readonly media: Media;
  /** Takes what owners bring. */
  readonly library: MediaLibrary;
  /** Clears away what crashes left; see tidyMedia. */
  readonly tidy: () => Promise<number>;
};

/** The media of a site, in the running server or in a command; `media.stop` ends both. */
export function openMedia({ root, mediaDir, db, log }: OpenMediaOptions): OpenedMedia {
  const storage = diskStorage(join(mediaDir, UPLOADS));
  const media = createMedia({
    stores: {
      // A release may change them; an upload gets a name of its own.
      demo: folderStore(join(root, "site/content/demo/pictures"), {
        isImmutable: false,
        showsMasters: true,
      }),
      [UPLOADS]: storage,
    },
    cacheFolder: join(mediaDir, "media-cache"),
    cacheBytes: MEDIA_CACHE_BYTES,
    deathRefusalMs: DEATH_REFUSAL_MS,
    process: {
      worker: findImageWorker(),
      timeLimitMs: PICTURE_TIME_LIMIT_MS,
      idleMs: IMAGE_PROCESS_IDLE_MS,
    },
    queue: {
      maxWaiting: MAX_WAITING_PICTURES,
      maxLater: MAX_UNHURRIED_PICTURES,
      quietMs: QUIET_MS,
    },
    settings: keepMediaSetting(db),
    log,
  });
  return {
    media,
    library: createMediaLibrary({
      db,
      storage,
      measure: media.measure,
      onPicture: async (tx, src) => {
        await enqueue(tx, "images", { src });
      },
    }),
    tidy: () => tidyMedia({ db, storage }),
  };
}
