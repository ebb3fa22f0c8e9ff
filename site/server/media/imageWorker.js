// @ts-check
/**
 * The process in which pictures are made, so that a broken or hostile one can neither stop the
 * server nor take its memory. It makes one picture after the other: see createImageProcess.ts for
 * the other end. Plain JavaScript, because it is loaded as it stands in development, in tests and
 * beside the build.
 *
 * @typedef {import("./PictureJob.ts").PictureJob} PictureJob
 * @typedef {import("sharp").Sharp} Sharp
 * @typedef {{ width: number, height: number }} Box
 */
import { readFile } from "node:fs/promises";

/** The most pixels a picture may have, unpacked or as made. */
const MAX_PIXELS = 100_000_000;
/** How much memory this process may take, in bytes; most of it is outside of V8's heap. */
const MAX_MEMORY = 768 * 1024 * 1024;
/** How often that is looked at, in milliseconds. */
const MEMORY_CHECK_MS = 50;
/** What takes the place of transparency where a format has none. */
const PAPER = "#ffffff";

/** What may read a master; all other readers stay shut. */
const READERS = ["Heif", "Jpeg", "Nsgif", "Png", "Svg", "Webp"].map(
  (format) => `VipsForeignLoad${format}`,
);

/** How each format is written. AVIF at a higher effort takes ten times as long. */
const ENCODERS = {
  /** @param {Sharp} picture @param {number} quality */
  webp: (picture, quality) => picture.webp({ quality, effort: 4 }),
  /** @param {Sharp} picture @param {number} quality */
  avif: (picture, quality) => picture.avif({ quality, effort: 2, chromaSubsampling: "4:4:4" }),
  /** @param {Sharp} picture @param {number} quality */
  jpeg: (picture, quality) =>
    picture.flatten({ background: PAPER }).jpeg({ quality, mozjpeg: true }),
};

/** How well, on each format's own scale: numbers that look alike differ between them. */
const QUALITIES = {
  small: { webp: 55, avif: 33, jpeg: 68 },
  balanced: { webp: 70, avif: 45, jpeg: 80 },
  fine: { webp: 86, avif: 64, jpeg: 90 },
};

const sharp = await loadSharp();

process.on("disconnect", () => process.exit());
process.on("message", async (/** @type {PictureJob} */ job) => {
  process.send?.(await answer(job));
});
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) {
    process.send?.({ ends: `it took more than ${MAX_MEMORY / 1024 / 1024} MB` }, () =>
      process.exit(),
    );
  }
}, MEMORY_CHECK_MS).unref();

/** @returns {Promise<typeof import("sharp").default>} pending for good where there is none */
async function loadSharp() {
  try {
    const { default: loaded } = await import("sharp");
    loaded.cache(false);
    loaded.concurrency(1);
    loaded.block({ operation: ["VipsForeignLoad"] });
    loaded.unblock({ operation: READERS });
    return loaded;
  } catch (error) {
    process.send?.({ missing: reasonOf(error) }, () => process.exit());
    return new Promise(() => {});
  }
}

/** @param {PictureJob} job */
async function answer(job) {
  try {
    return { made: await make(job) };
  } catch (error) {
    const reason = reasonOf(error);
    return isVast(reason) ? { vast: reason } : { unreadable: reason };
  }
}

/** @param {PictureJob} job */
async function make({ file, format, quality, size }) {
  // Read here, not by the drawing library: a drawing without an address can name no other files.
  const master = sharp(await readFile(file), {
    limitInputPixels: MAX_PIXELS,
    failOn: "error",
    autoOrient: true,
  });
  const { format: kind, autoOrient: whole } = await master.metadata();
  const isDrawing = kind === "svg";
  const picture =
    "height" in size
      ? toBox(master, whole, { ...size, isDrawing })
      : toWidth(master, whole, { ...size, isDrawing });
  return { bytes: await ENCODERS[format](picture, QUALITIES[quality][format]).toBuffer(), whole };
}

/**
 * @param {Sharp} master
 * @param {Box} whole
 * @param {{ width: number, isDrawing: boolean }} size
 */
function toWidth(master, whole, { width, isDrawing }) {
  const wanted = isDrawing ? width : Math.min(width, whole.width);
  return resize(master, whole, wanted / whole.width);
}

/**
 * Fills a box, or a smaller one of its shape where the master is too small, with what lies around
 * the focal point.
 * @param {Sharp} master
 * @param {Box} whole
 * @param {Box & { focal: { x: number, y: number }, isDrawing: boolean }} size
 */
function toBox(master, whole, { width, height, focal, isDrawing }) {
  const room = Math.min(whole.width / width, whole.height / height);
  const shrink = isDrawing ? 1 : Math.min(1, room);
  const box = scaled({ width, height }, shrink);
  const scale = shrink / room;
  const { width: across, height: down } = scaled(whole, scale);
  return resize(master, whole, scale).extract({
    left: startOf(focal.x * across, box.width, across),
    top: startOf(focal.y * down, box.height, down),
    width: Math.min(box.width, across),
    height: Math.min(box.height, down),
  });
}

/**
 * @param {Sharp} master
 * @param {Box} whole
 * @param {number} scale
 */
function resize(master, whole, scale) {
  const { width, height } = scaled(whole, scale);
  if (width * height > MAX_PIXELS) {
    throw new Error(`${width} x ${height} exceeds pixel limit ${MAX_PIXELS}`);
  }
  return master.resize({ width, height, fit: "fill" });
}

/**
 * @param {Box} box
 * @param {number} scale
 */
function scaled({ width, height }, scale) {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Where a piece begins that has `point` in its middle, and does not leave the whole.
 * @param {number} point
 * @param {number} piece
 * @param {number} whole
 */
function startOf(point, piece, whole) {
  return Math.max(0, Math.min(Math.round(point - piece / 2), whole - piece));
}

/**
 * Whether a picture was refused for its pixels, in the words of the library and in ours.
 * @param {string} reason
 */
function isVast(reason) {
  return reason.includes("exceeds pixel limit");
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}
