/**
 * Draws the film of the journal, and its poster: `node scripts/demo/drawFilm.js`. It needs ffmpeg
 * (Debian's package of that name); the results are committed, so that neither a start nor a check does.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawFrame, FILM_SECONDS } from "./film/drawFrame.js";

const RATE = 15;
const WIDTH = 960;
/** The second that the poster shows: two inks, not yet where they belong. */
const POSTER_AT = 5.2;

const pictures = join(import.meta.dirname, "../../site/content/demo/pictures");
const films = join(pictures, "films");
const frames = mkdtempSync(join(tmpdir(), "vitrine-film-"));
mkdirSync(films, { recursive: true });

writeFileSync(join(pictures, "journal-film-registration.svg"), drawFrame(POSTER_AT));
for (let index = 0; index < FILM_SECONDS * RATE; index += 1) {
  const name = `${String(index).padStart(4, "0")}.png`;
  const drawing = Buffer.from(drawFrame(index / RATE));
  await sharp(drawing).resize(WIDTH).png({ compressionLevel: 1 }).toFile(join(frames, name));
}

/** @param {string} file @param {readonly string[]} codec */
function encode(file, codec) {
  const input = ["-framerate", String(RATE), "-i", join(frames, "%04d.png"), "-pix_fmt", "yuv420p"];
  const plain = ["-map_metadata", "-1", "-fflags", "+bitexact", "-y", "-v", "error"];
  execFileSync("ffmpeg", [...input, ...codec, ...plain, join(films, file)], { stdio: "inherit" });
}

encode("registration.webm", [
  ...["-c:v", "libvpx-vp9", "-crf", "43", "-b:v", "0", "-deadline", "good", "-cpu-used", "1"],
  ...["-g", "60", "-row-mt", "0", "-threads", "1"],
]);
encode("registration.mp4", [
  ...["-c:v", "libx264", "-crf", "32", "-preset", "veryslow", "-tune", "animation"],
  ...["-profile:v", "high", "-g", "60", "-movflags", "+faststart", "-threads", "1"],
]);
rmSync(frames, { recursive: true, force: true });
