import { demoPicture, type PictureName } from "../demo/demoPicture.ts";
import { pictures } from "../demo/pictures.ts";
import type { Picture } from "../picture.ts";

export type ScalePictures = {
  /** Each a product's pictures. */
  readonly galleries: readonly [readonly Picture[], ...(readonly Picture[])[]];
  readonly posts: readonly [Picture, ...Picture[]];
};

/** The demo's pictures once more: new ones for thousands of products would say nothing new. */
export function scalePictures(): ScalePictures {
  const names = Object.keys(pictures) as PictureName[];
  const flat = names.filter((name) => name.endsWith("-flat"));
  const galleries = flat.map((name) =>
    names.filter((other) => other.startsWith(name.replace(/flat$/, ""))).map(demoPicture),
  );
  const posts = names.filter((name) => name.startsWith("journal-")).map(demoPicture);
  return { galleries: atLeastOne(galleries), posts: atLeastOne(posts) };
}

function atLeastOne<Item>([first, ...others]: readonly Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error("The demo has no pictures to use again.");
  return [first, ...others];
}
