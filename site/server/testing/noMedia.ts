import type { Media } from "../media/createMedia.ts";

/** For sites without pictures. */
export const noMedia: Media = {
  answer: async () => undefined,
  findFile: async () => undefined,
  async measure() {
    throw new Error("This site has no media.");
  },
  prepare: async () => 0,
  stop: () => {},
};
