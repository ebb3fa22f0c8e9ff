import type { MediaLibrary } from "../media/createMediaLibrary.ts";

const none = async (): Promise<never> => {
  throw new Error("This site has no media.");
};

/** For sites without a store. */
export const noLibrary: MediaLibrary = {
  take: none,
  findTaken: async () => new Map(),
  receive: none,
  find: async () => undefined,
  findName: async () => undefined,
  list: async () => ({ items: [], total: 0, page: 1, pageCount: 1 }),
  change: async () => undefined,
  trash: async () => undefined,
  restore: async () => undefined,
  listUses: async () => [],
  remove: async () => undefined,
};
