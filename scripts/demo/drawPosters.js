/**
 * Draws the pictures of the posters and of the pages: `node scripts/demo/drawPosters.js`. The same every time;
 * the results are committed, so that starting a site draws nothing.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { posterPictures } from "./posters/posterPictures.js";
import { pagePictures } from "./scenes/pagePictures.js";

const folder = join(import.meta.dirname, "../../site/content/demo/pictures");

mkdirSync(folder, { recursive: true });
for (const [file, picture] of [...posterPictures(), ...pagePictures()]) {
  writeFileSync(join(folder, file), picture);
}
