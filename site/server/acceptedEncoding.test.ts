import { expect, test } from "vitest";
import { acceptedEncoding } from "./acceptedEncoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.0", "identity"],
  ["brotli, xgzip", "identity"],
  ["deflate", "identity"],
])("Accept-Encoding %j is answered with %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
