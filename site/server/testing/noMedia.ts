import type { Media } from "../media/createMedia.ts";

/** For sites without pictures. */
export const noMedia: Media = {
  answer: async () => undefined,
  findFilm: async () => undefined,
  stop: () => {},
};
