import { describe, expect, test } from "vitest";
import { videoAddress } from "./videoAddress.ts";

const BASE = "https://site.example/page/";
const url = (config: Record<string, unknown>) => videoAddress(config, BASE)?.url.href;

describe("videoAddress", () => {
  test("each player is asked where it learns least of the visitor", () => {
    expect(url({ s: "youtube", p: { id: "a-B_9", a: "1" } })).toBe(
      "https://www.youtube-nocookie.com/embed/a-B_9?rel=0&autoplay=1",
    );
    expect(url({ s: "vimeo", p: { id: 76979871 } })).toBe(
      "https://player.vimeo.com/video/76979871?dnt=1",
    );
    expect(url({ s: "bunnynet", p: { id: "12/ab-cd" } })).toContain("/embed/12/ab-cd?");
    expect(url({ id: "e4a27b971d" })).toContain("https://fast.wistia.net/embed/iframe/e4a27b971d");
  });

  test("films without a player are named by their address", () => {
    expect(videoAddress({ s: "custom", p: { url: "../film.mp4" } }, BASE)).toMatchObject({
      isFrame: false,
      url: { href: "https://site.example/film.mp4" },
    });
    expect(url({ s: "external", p: { id: "http://films.example/a.mp4" } })).toBe(
      "http://films.example/a.mp4",
    );
  });

  test.each([
    [{ s: "youtube", p: { id: "x?autoplay=1&origin=evil" } }],
    [{ s: "youtube", p: { id: "../../evil" } }],
    [{ s: "youtube", p: { id: '"><script>' } }],
    [{ s: "vimeo", p: {} }],
    [{ s: "constructor", p: { id: "x" } }],
    [{ s: "custom", p: { url: "javascript:alert(1)" } }],
    [{ s: "custom", p: { url: "data:text/html,x" } }],
    [{ s: "external", p: { id: "" } }],
  ])("%j leads nowhere", (config) => {
    expect(videoAddress(config, BASE)).toBeUndefined();
  });
});
