import { expect, test } from "vitest";
import { isMobileAgent } from "./isMobileAgent.ts";

test.each([
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
  "Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15",
  "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.8",
])("%s runs on a phone or a tablet", (userAgent) => {
  expect(isMobileAgent(userAgent)).toBe(true);
});

test.each([
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
  "",
])("%s does not", (userAgent) => {
  expect(isMobileAgent(userAgent)).toBe(false);
});
