import type { PlayerLabels } from "vitrine/player";
import { useLocale } from "../../texts/LocaleContext.tsx";

/** What the player fills in itself. */
const OPEN = { name: "{name}", percent: "{percent}" };

/** The player's words in the language of the page. */
export function usePlayerLabels(): PlayerLabels {
  const { say } = useLocale();
  return {
    play: say("player.play"),
    playFrom: say("player.playFrom", OPEN),
    explain: say("player.explain", OPEN),
    frame: say("player.frame", OPEN),
    noRenderer: say("player.noRenderer"),
    open: say("player.open"),
    speed: say("player.speed"),
    pictureInPicture: say("player.pictureInPicture"),
    volume: say("player.volume", OPEN),
    muted: say("player.muted"),
    unmuted: say("player.unmuted"),
  };
}
