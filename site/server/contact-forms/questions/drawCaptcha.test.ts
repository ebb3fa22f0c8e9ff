import sharp from "sharp";
import { expect, test } from "vitest";
import { CAPTCHA_CHARACTERS } from "./captchaChallenge.ts";
import { CAPTCHA_SIZE, drawCaptcha } from "./drawCaptcha.ts";
import { strokesOf } from "./glyphs.ts";

const secret = "s".repeat(43);

test("A picture is PNG of its size, mostly paper, with some ink", async () => {
  const picture = drawCaptcha("1", secret);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...CAPTCHA_SIZE, channels: 3 });
  expect((await sharp(picture).metadata()).format).toBe("png");
  const dark = data.filter((shade) => shade < 100).length / data.length;
  expect(dark).toBeGreaterThan(0.05);
  expect(dark).toBeLessThan(0.25);
  expect(picture.length).toBeLessThan(15_000);
});

test("A challenge has one picture, and every other challenge and site another", () => {
  expect(drawCaptcha("1", secret)).toEqual(drawCaptcha("1", secret));
  expect(drawCaptcha("2", secret)).not.toEqual(drawCaptcha("1", secret));
  expect(drawCaptcha("1", "other")).not.toEqual(drawCaptcha("1", secret));
});

test("Each character is drawn, in its place", () => {
  for (const character of CAPTCHA_CHARACTERS) {
    const points = strokesOf(character).flat();
    expect(points.length).toBeGreaterThan(5);
    for (const part of points.flat()) {
      expect(part).toBeGreaterThan(-0.1);
      expect(part).toBeLessThan(1.1);
    }
  }
});
