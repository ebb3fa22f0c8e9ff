import { listen } from "../browser/listen.ts";
import type { Stop } from "../browser/stop.ts";

/** What marks an element as a player, ours or another copy's; its value is the player's state. */
export const STATE_ATTRIBUTE = "data-player-state";

/**
 * Pauses a player when another begins, as the real one does (`pauseOtherPlayers`). Players hear of
 * each other by the event `play`, so that copies of the package do, too.
 */
export function playAlone(player: HTMLElement, pause: () => void): Stop {
  return listen(
    player.ownerDocument,
    {
      play: ({ target }) => {
        if (target !== player && (target as Element).hasAttribute?.(STATE_ATTRIBUTE)) pause();
      },
    },
    { capture: true },
  );
}
