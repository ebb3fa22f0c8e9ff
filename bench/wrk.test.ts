import { expect, test } from "vitest";
import { readRate } from "./wrk.js";

const OUTPUT = `Running 10s test @ http://127.0.0.1:3000/
  1 threads and 64 connections
  215432 requests in 10.00s, 4.21GB read
Requests/sec:  21543.20
Transfer/sec:    431.00MB
`;

test("the rate is read from what wrk prints", () => {
  expect(readRate(OUTPUT)).toBe(21543.2);
});

test.each([
  "  Non-2xx or 3xx responses: 12\n",
  "  Socket errors: connect 0, read 3, write 0, timeout 0\n",
])("a load that met errors measures nothing: %j", (line) => {
  expect(() => readRate(OUTPUT.replace("Requests/sec", `${line}Requests/sec`))).toThrow("errors");
});

test("output without a rate measures nothing", () => {
  expect(() => readRate("unable to connect")).toThrow("unable to connect");
});
