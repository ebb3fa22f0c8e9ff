/** Marks of links that the lightbox opens, and that may lead to a film or a map. */
const MARKS =
  /\s(?:class|rel|data-rel)="(?:[^"]*\s)?(?:pvideolight|ktvideolight|mfp-iframe|lightbox)/;

/** Whether the lightbox may open a link in a frame, as its tag is written. */
export function opensFrame(link: string): boolean {
  return MARKS.test(link) && !/\s(?:download|target="_blank")/.test(link);
}
