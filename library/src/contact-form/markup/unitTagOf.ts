/**
 * The name of a form's place, by which a page tells its forms apart.
 * @param containerPost the id of the page, 0 where there is none
 * @param place what is different for every form of the page, such as its number
 */
export function unitTagOf(id: number, containerPost: number, place: number | string): string {
  return `wpcf7-f${id}${containerPost > 0 ? `-p${containerPost}` : ""}-o${place}`;
}
