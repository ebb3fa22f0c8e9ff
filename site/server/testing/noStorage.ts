import type { MediaStorage } from "../media/MediaStorage.ts";

const none = async (): Promise<never> => {
  throw new Error("This site keeps no files.");
};

/** For sites without a folder. */
export const noStorage: MediaStorage = {
  isImmutable: true,
  showsMasters: false,
  findMaster: async () => undefined,
  findKept: none,
  begin: none,
  remove: none,
  async *list() {},
  removeDrafts: async () => 0,
};
