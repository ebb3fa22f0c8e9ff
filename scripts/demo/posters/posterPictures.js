import { detailView } from "../scenes/detailView.js";
import { flatView } from "../scenes/flatView.js";
import { framedView } from "../scenes/framedView.js";
import { wallView } from "../scenes/wallView.js";
import { POSTERS } from "./posterList.js";

/**
 * Four pictures of each poster.
 * @returns {[file: string, picture: string][]}
 */
export function posterPictures() {
  return Object.entries(POSTERS).flatMap(([slug, draw], index) => {
    const art = draw();
    return [
      [`${slug}-flat.svg`, flatView(slug, art)],
      [`${slug}-framed.svg`, framedView(slug, art, index)],
      [`${slug}-detail.svg`, detailView(art)],
      [`${slug}-wall.svg`, wallView(slug, art, index)],
    ];
  });
}
