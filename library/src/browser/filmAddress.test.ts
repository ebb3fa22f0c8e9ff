import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filmAddress, readFilm } from "./filmAddress.ts";

const youtube = { service: "youtube", id: "dQw4w9WgXcQ", start: 0 };
const vimeo = { service: "vimeo", id: "76979871", start: 0 };

describe("readFilm", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
    ["http://youtube.com/watch?list=x&v=dQw4w9WgXcQ&_=1", youtube],
    ["//m.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
    ["https://youtu.be/dQw4w9WgXcQ?si=x", youtube],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ", youtube],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtube],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube],
    ["https://youtu.be/dQw4w9WgXcQ?t=90", { ...youtube, start: 90 }],
    ["https://youtu.be/dQw4w9WgXcQ?t=1h2m3s", { ...youtube, start: 3723 }],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=7", { ...youtube, start: 7 }],
    ["https://vimeo.com/76979871", vimeo],
    ["https://player.vimeo.com/video/76979871?dnt=1", vimeo],
    ["https://vimeo.com/channels/staffpicks/76979871/", vimeo],
    ["https://vimeo.com/76979871/ab12cd34ef", { ...vimeo, key: "ab12cd34ef" }],
    ["https://player.vimeo.com/video/76979871?h=ab12cd34ef", { ...vimeo, key: "ab12cd34ef" }],
    ["https://vimeo.com/76979871#t=1m5s", { ...vimeo, start: 65 }],
  ])("%s is a film", (address, film) => {
    expect(readFilm(address, "https://site.example/")).toEqual(film);
  });

  test.each([
    "https://www.youtube.com/",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=../../x",
    "https://www.youtube.com/@studio",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/youtu.be/dQw4w9WgXcQ",
    "https://vimeo.com/about",
    "https://vimeo.com.evil.example/76979871",
    "javascript:'https://youtu.be/dQw4w9WgXcQ'",
    "/film.mp4",
    "",
    "https://[",
  ])("%s is none", (address) => {
    expect(readFilm(address, "https://site.example/")).toBeUndefined();
  });
});

describe("filmAddress", () => {
  test("asks the service where it learns least of the visitor, and plays at once", () => {
    expect(filmAddress({ service: "youtube", id: "dQw4w9WgXcQ", start: 90 })).toBe(
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1&enablejsapi=1&start=90",
    );
    expect(filmAddress({ service: "vimeo", id: "76979871", key: "ab12cd34ef", start: 65 })).toBe(
      "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd34ef#t=65s",
    );
  });

  test("whatever address is written, only the services' players are asked", () => {
    const pieces = fc.array(fc.constantFrom(..."aA1/?&#:@.%-_", "youtu.be/", "v=", "vimeo.com/"));
    fc.assert(
      fc.property(
        fc.constantFrom("https://", "https://www.youtube.com/", "//"),
        pieces,
        (start, rest) => {
          const film = readFilm(start + rest.join(""), "https://site.example/");
          if (!film) return;
          expect(new URL(filmAddress(film)).origin).toMatch(
            /^https:\/\/(?:www\.youtube-nocookie|player\.vimeo)\.com$/,
          );
        },
      ),
    );
  });
});
