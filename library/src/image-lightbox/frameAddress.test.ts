import { describe, expect, test } from "vitest";
import { anyFrame, frameAddress } from "./frameAddress.ts";

const MAP = "https://maps.google.com/maps?q=Halle+1&output=embed";

describe("frameAddress", () => {
  test.each([
    [
      "https://youtu.be/dQw4w9WgXcQ?t=1m30s",
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1&enablejsapi=1&start=90",
      "YouTube",
    ],
    [
      "https://vimeo.com/76979871/abc123",
      "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abc123",
      "Vimeo",
    ],
    ["https://maps.google.de/maps?q=Halle+1&z=3", MAP, "Google Maps"],
    ["https://www.google.com/maps/place/Halle+1/@1,2,3z", MAP, "Google Maps"],
  ])("of %s is %s", (link, address, name) => {
    expect(frameAddress(link)).toEqual({ address, name });
  });

  test.each([
    "",
    "/film",
    "javascript:alert(1)",
    "https://www.youtube.com/watch",
    "https://vimeo.com/about",
    "https://www.google.com/search?q=maps",
    "https://www.google.com/maps",
    "https://google.com.evil.example/maps?q=a",
    "https://evil.example/maps.google.com/maps?q=a",
    "https://maps.google.evil.example@evil.example/?q=a",
  ])("of %j is none", (link) => {
    expect(frameAddress(link)).toBeUndefined();
  });

  test("a film that an author marked stands in a frame wherever it is, but for scripts", () => {
    expect(anyFrame("https://films.example/1")).toEqual({
      address: "https://films.example/1",
      name: "films.example",
    });
    expect(anyFrame("https://vimeo.com/76979871")?.name).toBe("Vimeo");
    expect(anyFrame("javascript:alert(1)")).toBeUndefined();
    expect(anyFrame("data:text/html,x")).toBeUndefined();
  });
});
