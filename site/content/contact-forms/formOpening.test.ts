import { describe, expect, test } from "vitest";
import { plainHandling } from "./FormHandling.ts";
import { closedReason, nextOpening } from "./formOpening.ts";

const NOON = new Date("2026-05-01T12:00:00Z");
const at = (time: string) => `2026-05-01T${time}:00.000Z`;

describe("A form", () => {
  test.each([
    [{}, undefined],
    [{ isOpen: false, opensAt: at("13:00") }, "closed"],
    [{ opensAt: at("12:01") }, "early"],
    [{ opensAt: at("12:00") }, undefined],
    [{ opensAt: "2026-05-01T14:01:00+02:00" }, "early"],
    [{ closesAt: at("12:01") }, undefined],
    [{ closesAt: at("12:00") }, "over"],
    [{ opensAt: at("11:00"), closesAt: at("11:30") }, "over"],
    [{ opensAt: "never", closesAt: "ever" }, undefined],
  ])("of which is said %j is closed at noon because of %j", (said, reason) => {
    expect(closedReason({ ...plainHandling, ...said }, NOON)).toBe(reason);
  });

  test("opens or closes next at the first time that is to come, where it is not closed by hand", () => {
    const forms = [
      { ...plainHandling, opensAt: at("11:00"), closesAt: at("15:00") },
      { ...plainHandling, opensAt: at("14:00"), closesAt: null },
      { ...plainHandling, isOpen: false, opensAt: at("13:00") },
      { ...plainHandling, opensAt: "never" },
    ];
    expect(nextOpening(forms, NOON)).toEqual(new Date(at("14:00")));
    expect(nextOpening(forms, new Date(at("15:00")))).toBeUndefined();
    expect(nextOpening([], NOON)).toBeUndefined();
  });
});
