import { describe, expect, test } from "vitest";
import { anyFrame, FRAME_HOSTS, frameAddress } from "./frameAddress.ts";

const FILM = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";
const VIMEO = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

describe("frameAddress", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", FILM],
    ["http://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ", FILM],
    ["https://youtu.be/dQw4w9WgXcQ?t=1m30s", `${FILM}&start=90`],
    ["https://youtu.be/dQw4w9WgXcQ?t=90", `${FILM}&start=90`],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=5", `${FILM}&start=5`],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", FILM],
    ["https://vimeo.com/76979871", VIMEO],
    ["https://vimeo.com/channels/staffpicks/76979871", VIMEO],
    ["https://vimeo.com/76979871/abc123", `${VIMEO}&h=abc123`],
    ["https://player.vimeo.com/video/76979871?h=abc123", `${VIMEO}&h=abc123`],
    [
      "https://maps.google.de/maps?q=Halle+1&z=3",
      "https://maps.google.com/maps?q=Halle+1&output=embed",
    ],
    [
      "https://www.google.com/maps/place/Halle+1/@1,2,3z",
      "https://maps.google.com/maps?q=Halle+1&output=embed",
    ],
  ])("of %s is %s", (link, src) => {
    expect(frameAddress(link)?.src).toBe(src);
    expect(FRAME_HOSTS).toContain(new URL(src).origin);
  });

  test.each([
    "",
    "/film",
    "javascript:alert(1)",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=../../x",
    "https://www.youtube.com/@someone",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com/about",
    "https://www.google.com/search?q=maps",
    "https://www.google.com/maps",
  ])("of %j is none", (link) => {
    expect(frameAddress(link)).toBeUndefined();
  });

  test("a film that an author marked stands in a frame wherever it is, but for scripts", () => {
    expect(anyFrame("https://films.example/1")).toEqual({
      src: "https://films.example/1",
      name: "films.example",
    });
    expect(anyFrame("https://vimeo.com/76979871")?.name).toBe("Vimeo");
    expect(anyFrame("javascript:alert(1)")).toBeUndefined();
    expect(anyFrame("data:text/html,x")).toBeUndefined();
  });
});
