import type { Picture } from "../../picture.ts";
import { demoPicture, type PictureName } from "../demoPicture.ts";

/** The views in which every product was drawn, in the order of its gallery. */
const VIEWS = ["flat", "framed", "detail", "wall"] as const;
type View = (typeof VIEWS)[number];

/** The slug of a product that was drawn in this view. */
type Drawn<Shown extends View> = PictureName extends infer Name
  ? Name extends `${infer Slug}-${Shown}`
    ? Slug
    : never
  : never;

/** All four pictures of a product. */
export function gallery(slug: Drawn<"flat">): readonly Picture[] {
  return VIEWS.map((view) => demoPicture(`${slug}-${view}`));
}

/** Its pictures without the close one. */
export function galleryWithoutDetail(slug: Drawn<"flat">): readonly Picture[] {
  return VIEWS.filter((view) => view !== "detail").map((view) => demoPicture(`${slug}-${view}`));
}
