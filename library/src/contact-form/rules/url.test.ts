import { assert, property, stringMatching, webUrl } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { urlRule } from "./url.ts";

const SCHEMES = (
  "http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel " +
  "fax xmpp webcal urn"
).split(" ");

test("each of 22 schemes is an address, data and others are none [CF-040]", () => {
  expect(SCHEMES).toHaveLength(22);
  for (const scheme of SCHEMES) {
    expect(ruleHolds(urlRule, `${scheme}://example`), scheme).toBe(true);
    expect(ruleHolds(urlRule, `${scheme.toUpperCase()}://example`), scheme).toBe(true);
  }
  for (const text of ["data:text/plain,x", "javascript:alert(1)", "file:///etc", "ws://a"]) {
    expect(ruleHolds(urlRule, text), text).toBe(false);
  }
});

test("an address is whole: it has a scheme, and a host where the scheme asks for one", () => {
  for (const text of [
    "a.b",
    "//a.b",
    "localhost:80",
    "http:",
    "http:/",
    "http://[::1",
    "ht tp://a",
  ]) {
    expect(ruleHolds(urlRule, text), text).toBe(false);
  }
  for (const text of ["sms:+1", "urn:isbn:1", "http://[::1]/", "http://ä.de/ü", " http://a "]) {
    expect(ruleHolds(urlRule, text), text).toBe(true);
  }
});

test("each of several must be one, blanks and files are passed over", () => {
  expect(ruleHolds(urlRule, ["http://a", "x"])).toBe(false);
  expect(ruleHolds(urlRule, ["http://a", " ", fileOf("a.txt")])).toBe(true);
});

test("every address of the web holds", () => {
  const urls = webUrl({ withFragments: true, withQueryParameters: true });
  assert(property(urls, (url) => void expect(ruleHolds(urlRule, url)).toBe(true)));
});

test("no other scheme holds", () => {
  const schemes = stringMatching(/^[a-z][a-z0-9+.-]{0,8}$/).filter((one) => !SCHEMES.includes(one));
  assert(property(schemes, (one) => void expect(ruleHolds(urlRule, `${one}://a.b`)).toBe(false)));
});
