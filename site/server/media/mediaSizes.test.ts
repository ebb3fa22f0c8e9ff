import { describe, expect, test } from "vitest";
import { INTERIM_MAX_AGE, MAX_MEDIA_ADDRESS } from "../routes/media.ts";
import { MAX_MASTER_BYTES, MAX_REFUSED } from "./createDerivedPictures.ts";
import { MAX_DEATHS } from "./createPictureMaker.ts";
import { mediaAddress } from "./mediaAddress.ts";
import {
  AVIF_MAX_WIDTH,
  formatMediaSize,
  MEDIA_WIDTHS,
  parseMediaSize,
  SOCIAL_SIZE,
} from "./mediaSizes.ts";
import {
  IMAGE_PROCESS_IDLE_MS,
  MAX_UNHURRIED_PICTURES,
  MAX_WAITING_PICTURES,
  MEDIA_CACHE_BYTES,
  PICTURE_TIME_LIMIT_MS,
  QUIET_MS,
} from "./openMedia.ts";

describe("sizes of pictures", () => {
  test("are these, within these bounds", () => {
    expect(MEDIA_WIDTHS).toEqual([160, 320, 480, 640, 800, 960, 1280, 1600]);
    expect(SOCIAL_SIZE).toEqual({ width: 1200, height: 630 });
    expect(AVIF_MAX_WIDTH).toBe(1280);
    expect(MEDIA_CACHE_BYTES).toBe(1_073_741_824);
    expect([PICTURE_TIME_LIMIT_MS, IMAGE_PROCESS_IDLE_MS, QUIET_MS]).toEqual([30_000, 30_000, 300]);
    expect([INTERIM_MAX_AGE, MAX_MEDIA_ADDRESS]).toEqual([60, 1000]);
    expect([MAX_DEATHS, MAX_REFUSED, MAX_MASTER_BYTES]).toEqual([2, 1000, 67_108_864]);
    expect([MAX_WAITING_PICTURES, MAX_UNHURRIED_PICTURES]).toEqual([200, 2000]);
  });

  test("have one name each, which is read as it is written", () => {
    for (const name of [...MEDIA_WIDTHS.map((width) => `${width}w`), "social-0-10", "social-5-5"]) {
      const size = parseMediaSize(name);
      expect(size && formatMediaSize(size)).toBe(name);
    }
    expect(parseMediaSize("social")).toEqual(parseMediaSize("social-5-5"));
  });

  test("know a focal point as one of nine", () => {
    const size = { kind: "social", focal: { x: 0.349, y: 1 } } as const;
    expect(mediaAddress("/media/uploads/2026/a b.jpg", size)).toBe(
      "/media/social-5-10/uploads/2026/a%20b.jpg",
    );
  });
});
