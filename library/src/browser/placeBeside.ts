export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Where a panel goes so that it stands below its anchor (or above, with `above`), begins where the
 * anchor begins, and stays in view: on the other side where there is more room, moved in otherwise.
 * All in CSS pixels from the window's corner.
 */
export function placeBeside(
  anchor: Box,
  panel: Pick<Box, "width" | "height">,
  { width, height, above }: { width: number; height: number; above: boolean },
): { left: number; top: number } {
  const roomAbove = anchor.top;
  const roomBelow = height - anchor.top - anchor.height;
  const room = above ? roomAbove : roomBelow;
  const flips = room < panel.height && room < Math.max(roomAbove, roomBelow);
  const top = above !== flips ? anchor.top - panel.height : anchor.top + anchor.height;
  return {
    left: Math.max(0, Math.min(anchor.left, width - panel.width)),
    top: Math.max(0, Math.min(top, height - panel.height)),
  };
}
