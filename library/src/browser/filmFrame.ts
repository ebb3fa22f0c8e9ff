/** All that a player or a map needs, but not to lead this window elsewhere. It is at home on its own origin. */
const PLAYER_SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-presentation allow-popups allow-popups-to-escape-sandbox";

export type FilmFrame = {
  /** Of the service's player, or of its map. */
  readonly address: string;
  /** What the frame is called. */
  readonly title: string;
};

/** A frame in which another service plays a film or shows a map. Whoever puts it on the page asks for consent first. */
export function filmFrame(document: Document, { address, title }: FilmFrame): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.setAttribute("sandbox", PLAYER_SANDBOX);
  // The services refuse to play for who does not say on which site.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = address;
  return frame;
}
