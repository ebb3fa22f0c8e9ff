import { describe, expect, test } from "vitest";
import { clientAddress } from "./clientAddress.ts";

describe("clientAddress", () => {
  test("without trusted proxies the header counts for nothing", () => {
    expect(clientAddress([])("192.0.2.1", "198.51.100.9")).toBe("192.0.2.1");
  });

  test("behind a trusted proxy it is the last address that no trusted one added", () => {
    const read = clientAddress(["10.0.0.0/8", "loopback"]);
    expect(read("10.1.2.3", "198.51.100.9")).toBe("198.51.100.9");
    expect(read("10.1.2.3", "198.51.100.9, 10.9.9.9")).toBe("198.51.100.9");
    expect(read("::ffff:127.0.0.1", "2001:db8::5")).toBe("2001:db8::5");
  });

  test("what a visitor wrote into the header's left side is not believed", () => {
    const read = clientAddress(["10.0.0.1"]);
    expect(read("10.0.0.1", "1.1.1.1, 203.0.113.7")).toBe("203.0.113.7");
    expect(read("203.0.113.7", "10.0.0.1")).toBe("203.0.113.7");
  });

  test("junk in the header leaves the address that is known", () => {
    const read = clientAddress(["10.0.0.1"]);
    for (const header of ["", "unknown", "<script>", ",,", "999.1.1.1"]) {
      expect(read("10.0.0.1", header)).toBe("10.0.0.1");
    }
    expect(read(undefined, "1.2.3.4")).toBe("");
  });

  test.each([
    "proxy",
    "10.0.0.0/33",
    "10.0.0.0/x",
    "300.1.1.1",
    "::1/129",
    "10.0.0.5/",
    "10.0.0.0/8/9",
    "",
  ])("%s is refused with a sentence", (entry) => {
    expect(() => clientAddress([entry])).toThrow(`TRUST_PROXY names "${entry}"`);
  });
});
