import { after } from "../../browser/after.ts";
import { shortSelector } from "../../browser/shortSelector.ts";
import type { Stop } from "../../browser/stop.ts";
import { isOn, text } from "../../browser/values.ts";
import { warn } from "../../browser/warn.ts";
import type { CreateAction } from "../Action.ts";

/** Milliseconds between an animation's first state and its start. */
export const ANIMATION_DELAY = 50;
const START = "tve_anim_start";

/**
 * Plays the animation `anim`: the class of its first state, then the one that starts it; what they
 * look like is CSS. Once, or with `loop` each time it is triggered.
 */
export const animate: CreateAction = ({ element, config }) => {
  const name = text(config.anim);
  const first = `tve_anim_${name}`;
  let stop: Stop = () => {};
  if (!/^\w+$/.test(name)) {
    warn(`anim of ${shortSelector(element)} names no animation, so it does not move.`, element);
    return { run() {}, stop };
  }
  return {
    run() {
      if (element.classList.contains(first) && !isOn(config.loop)) return;
      stop();
      element.classList.remove(START);
      element.classList.add(first);
      stop = after(ANIMATION_DELAY, () => element.classList.add(START));
    },
    stop() {
      stop();
      element.classList.remove(first, START);
    },
  };
};
