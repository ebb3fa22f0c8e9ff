import { expect, test } from "vitest";
import { PLAYER_VERSION } from "./index.ts";

test("the player's behaviour is that of version 4.2.17 [TH-088]", () => {
  expect(PLAYER_VERSION).toBe("4.2.17");
});
