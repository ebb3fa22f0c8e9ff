import { expect, test } from "vitest";
import { frameAddress } from "./frameAddress.ts";
import { type SlideType, slideType } from "./slideType.ts";

const type = (address: string, classes = "", mark = ""): SlideType =>
  slideType({
    address,
    href: new URL(address, "https://a.example/page").href,
    classes: classes.split(" "),
    mark,
  });

test.each<[SlideType, string, string?, string?]>([
  ["image", "/sea.jpg"],
  ["image", "/sea.jpg", "", "lightbox"],
  ["image", "/picture.php?id=3", "", "lightbox[set]"],
  ["image", "/show/3", "mfp-image"],
  ["ajax", "/show/3", "mfp-ajax"],
  ["ajax", "/show/3", "big ajax-popup-link"],
  ["ajax", "/sea.jpg", "", "lightbox-ajax"],
  ["inline", "#terms", "mfp-inline"],
  ["inline", "#terms", "", "lightbox"],
  ["inline", "#terms.jpg", "", "lightbox-inline"],
  ["frame", "https://vimeo.com/76979871", "", "lightbox"],
  ["frame", "https://vimeo.com/76979871", "pvideolight"],
  ["frame", "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "", "lightbox"],
  ["frame", "https://youtu.be/dQw4w9WgXcQ", "", "lightbox"],
  ["frame", "https://www.google.com/maps/place/Halle", "", "lightbox"],
  ["image", "https://youtube.com.evil.example/watch", "", "lightbox"],
  ["frame", "https://films.example/1", "ktvideolight"],
  ["frame", "https://films.example/1.jpg", "mfp-iframe"],
  ["film", "/clip.MP4?v=2", "pvideolight"],
  ["film", "/clip.webm", "", "lightbox"],
])("a link opens as %s: %s, class %j, mark %j", (expected, ...link) => {
  expect(type(...link)).toBe(expected);
});

test("a link to what has a frame opens in it, wherever it is read", () => {
  const films = [
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://music.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://player.vimeo.com/video/76979871",
    "https://maps.google.co.uk/?q=Halle",
    "https://www.google.com/maps?q=Halle",
    "https://www.google.com/maps/place/Halle",
  ];
  for (const address of films) {
    expect(frameAddress(address), address).toBeDefined();
    expect(type(address, "", "lightbox"), address).toBe("frame");
  }
});
