/**
 * Draws the pictures of cards, notebooks and journal: `node scripts/demo/drawStationery.js`. The
 * same every time; the results are committed, so that starting a site draws nothing.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stationeryPictures } from "./stationeryPictures.js";

const folder = join(import.meta.dirname, "../../site/content/demo/pictures");

mkdirSync(folder, { recursive: true });
for (const { file, content } of stationeryPictures()) writeFileSync(join(folder, file), content);
