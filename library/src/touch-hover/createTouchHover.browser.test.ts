import { expect, test } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { createTouchHover } from "./createTouchHover.ts";

test("a finger that is lifted shows what a pointer would, and hides it again; stop leaves nothing", async () => {
  const element = document.createElement("div");
  element.className = "kt-m-hover";
  document.body.append(element);
  const lift = () => element.dispatchEvent(new TouchEvent("touchend", { bubbles: true }));
  await expectCleanStop(() => createTouchHover(element), {
    during: () => {
      lift();
      expect(element.className).toBe("kt-m-hover kt-mobile-hover");
      lift();
      expect(element.className).toBe("kt-m-hover");
      lift();
    },
  });
  expect(element.className).toBe("kt-m-hover");
  element.remove();
});
