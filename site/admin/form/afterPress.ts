/**
 * Does something at once, or, where the pointer is being pressed, after that: a message that comes
 * meanwhile would push away what is about to be clicked.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(":active")) {
    const once = { once: true, capture: true };
    document.addEventListener("pointerup", () => requestAnimationFrame(act), once);
  } else act();
}
