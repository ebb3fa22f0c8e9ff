import { expect, test, vi } from "vitest";
import type { MediaSink } from "../../content/import/ImportSink.ts";
import { MediaRefused } from "../../content/MediaRefused.ts";
import type { StoredMedia } from "../../content/TakeMedia.ts";
import { productPictures } from "./productPictures.ts";

const stored: StoredMedia = {
  ...{ id: "1", src: "/media/uploads/2026/a.jpg", kind: "picture", type: "image/jpeg" },
  ...{ size: 9, width: 800, height: 600, wasKnown: false },
};
const ADDRESS = "https://old.example/wp-content/uploads/2020/05/caf%C3%A9.jpg?x=1";

function media(more: Partial<MediaSink> = {}) {
  const discard = vi.fn(async () => {});
  const all = {
    findTaken: vi.fn(async () => new Map()),
    find: vi.fn(async () => ({ file: "/tmp/a", discard })),
    take: vi.fn(async () => stored),
    ...more,
  };
  return { ...all, discard };
}

test("productPictures takes a picture by its address, under the name it had", async () => {
  const { discard, ...all } = media();
  expect(await productPictures(all, "csv:woocommerce")(ADDRESS, "Cup")).toEqual({
    ...{ src: stored.src, width: 800, height: 600, alt: "Cup" },
  });
  expect(all.find).toHaveBeenCalledWith({ addresses: [ADDRESS], path: "2020/05/café.jpg" });
  expect(all.take).toHaveBeenCalledWith({
    ...{ file: "/tmp/a", name: "café.jpg", alt: "Cup" },
    origin: { source: "csv:woocommerce", sourceId: ADDRESS },
  });
  expect(discard).toHaveBeenCalledOnce();
});

test("productPictures looks for a bare name in the folder only", async () => {
  const all = media();
  await productPictures(all, "csv:woocommerce")("cup.png", "Cup");
  expect(all.find).toHaveBeenCalledWith({ addresses: [], path: "cup.png" });
});

test("productPictures does not look for what is here", async () => {
  const all = media({ findTaken: async () => new Map([[ADDRESS, stored]]) });
  expect(await productPictures(all, "csv:woocommerce")(ADDRESS, "Cup")).toMatchObject({
    src: stored.src,
  });
  expect(all.find).not.toHaveBeenCalled();
});

test("productPictures says why a picture cannot be had", async () => {
  const refused = new MediaRefused("damaged", "The picture is damaged.");
  const cases: readonly Partial<MediaSink>[] = [
    { find: async () => ({ reason: "it is not in the folder" }) },
    {
      take: async () => {
        throw refused;
      },
    },
    { take: async () => ({ ...stored, kind: "film", width: null, height: null }) },
  ];
  const reasons = await Promise.all(
    cases.map((one) => productPictures(media(one), "csv:woocommerce")("a.jpg", "")),
  );
  expect(reasons).toEqual([
    "a.jpg: it is not in the folder",
    "a.jpg: The picture is damaged.",
    "a.jpg: it is no picture",
  ]);
});

test("productPictures ends an import whose disk is full, and leaves no file behind", async () => {
  const full = new Error("The disk is full.");
  const all = media({
    take: async () => {
      throw full;
    },
  });
  await expect(productPictures(all, "csv:woocommerce")("a.jpg", "")).rejects.toBe(full);
  expect(all.discard).toHaveBeenCalledOnce();
});
