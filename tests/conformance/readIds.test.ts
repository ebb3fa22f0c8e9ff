import { describe, expect, test } from "vitest";
import { readIds } from "./readIds.js";

describe("a title", () => {
  test.each([
    ["jumps to the target [PB-001]", ["PB-001"]],
    ["jumps to the target [PB-001, CF-031]", ["PB-001", "CF-031"]],
    ["jumps to the target [PB-001,CF-031,AN-002]", ["PB-001", "CF-031", "AN-002"]],
    ["jumps to the target", []],
    ["reads a list [1, 2] and goes on", []],
    ["reads the field [name]", []],
    ["reads an encoding [UTF-16]", []],
    ["speaks of PB-001 in passing", []],
  ])("of form %# gives the rows at its end", (title, ids) => {
    expect(readIds(title)).toEqual({ ids, problem: "" });
  });

  test.each([
    ["too many [PB-001, PB-002, PB-003, PB-004]", /names 4 rows; 3 is the most/],
    ["not at the end [PB-001] of it", /elsewhere than at its end/],
    ["not at the very end [PB-001].", /elsewhere than at its end/],
    ["in two groups [PB-001] [PB-002]", /elsewhere than at its end/],
    ["too short [PB-1]", /names "PB-1", which is not written as/],
    ["small letters [pb-001]", /names "pb-001"/],
    ["without a comma [PB-001 PB-002]", /names "PB-001 PB-002"/],
    ["with words [see PB-001]", /names "see PB-001"/],
    ["with nothing after the comma [PB-001,]", /names ""/],
    ["the same twice [PB-001, PB-001]", /names a row twice/],
  ])("of wrong form %# is refused", (title, problem) => {
    expect(readIds(title).problem).toMatch(problem);
  });
});
