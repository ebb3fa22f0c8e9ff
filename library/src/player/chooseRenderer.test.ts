import { describe, expect, test } from "vitest";
import { type Abilities, chooseRenderer, NO_RENDERER, type Source } from "./index.ts";

const HLS = "application/vnd.apple.mpegurl";

/** Plays what browsers commonly do, and tries what has no type. */
const common: Abilities = {
  canPlay: (type) => type === "" || /^(?:video|audio)\/(?:mp4|webm)/.test(type),
  canStream: true,
};

const at = (address: string, type = ""): Source => ({
  address: `https://site.example/${address}`,
  type,
});
const kindOf = (sources: readonly Source[], abilities: Partial<Abilities> = {}) =>
  chooseRenderer(sources, { ...common, ...abilities }).kind;

describe("chooseRenderer", () => {
  test("a source that nothing plays raises 'No renderer found' [TH-091]", () => {
    expect(NO_RENDERER).toBe("No renderer found");
    for (const unplayable of [
      at("film.flv", "video/x-flv"),
      at("film.FLV?v=2"),
      at("film.mpd", "application/dash+xml"),
      at("film.mpd"),
      at("film.wmv", "video/wmv"),
      at("page", "constructor"),
    ]) {
      expect(chooseRenderer([unplayable], common)).toEqual({
        kind: "none",
        error: "No renderer found",
      });
    }
    expect(kindOf([])).toBe("none");
  });

  test("what the browser plays by itself comes first, wherever it stands", () => {
    expect(kindOf([at("a.mp4")])).toBe("native");
    expect(kindOf([at("film.constructor")])).toBe("native");
    expect(kindOf([at("a.flv"), at("a.webm", "video/webm; codecs=vp9")])).toBe("native");
    expect(kindOf([at("a.m3u8", HLS), at("a.mp4", "video/mp4")])).toBe("native");
  });

  test("a stream is the browser's where it can, a script's where it cannot, else nobody's", () => {
    for (const type of ["", HLS, "application/x-mpegURL", "audio/mpegurl"]) {
      const stream = [at("live/a.m3u8", type)];
      expect(kindOf(stream, { canPlay: () => true })).toBe("native");
      expect(chooseRenderer(stream, common)).toEqual({
        kind: "stream",
        address: "https://site.example/live/a.m3u8",
      });
      expect(kindOf(stream, { canStream: false })).toBe("none");
    }
  });

  test("films of services play in their frames, whatever their type says", () => {
    const film = { address: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", type: "video/youtube" };
    for (const type of ["video/youtube", "video/x-youtube", "", "video/mp4"]) {
      expect(chooseRenderer([{ ...film, type }], common)).toMatchObject({
        kind: "frame",
        film: { service: "youtube", id: "dQw4w9WgXcQ" },
      });
    }
    expect(kindOf([film, at("a.mp4")])).toBe("native");
    expect(kindOf([at("watch?v=dQw4w9WgXcQ", "video/youtube")])).toBe("none");
  });
});
