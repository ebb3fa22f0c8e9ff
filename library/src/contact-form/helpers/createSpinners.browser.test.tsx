import { expect, test } from "vitest";
import { expectCleanStop } from "../../../../tests/support/expectCleanStop.ts";
import { writeForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { createSpinners } from "./createSpinners.ts";

const definition = defineForm({
  id: 58,
  title: "Spin",
  locale: "en_US",
  fields: [{ kind: "text", name: "your-name", label: "Your name" }],
});

test("A spinner stands after its button, takes no room, and goes with stop", async () => {
  const box = writeForm(definition);
  const form = box.querySelector("form") as HTMLFormElement;
  const button = box.querySelector(".wpcf7-submit") as HTMLElement;
  // As page styles have it, with a size and margins.
  const style = document.createElement("style");
  style.textContent = ".wpcf7-spinner{display:inline-block;width:24px;height:240px;margin:0 24px}";
  document.head.append(style);
  const room = () => [box.offsetWidth, box.offsetHeight, button.offsetLeft, button.offsetTop];
  const before = room();
  await expectCleanStop(() => createSpinners(form), {
    during() {
      expect(button.nextElementSibling?.className).toBe("wpcf7-spinner");
      expect(room()).toEqual(before);
    },
  });
  expect(box.querySelector(".wpcf7-spinner")).toBeNull();
  box.remove();
  style.remove();
});

test("A button that is to have none has none", () => {
  const box = writeForm(definition);
  box.querySelector(".wpcf7-submit")?.classList.remove("has-spinner");
  const stop = createSpinners(box.querySelector("form") as HTMLFormElement);
  expect(box.querySelector(".wpcf7-spinner")).toBeNull();
  stop();
  box.remove();
});
