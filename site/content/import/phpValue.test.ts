import { expect, test } from "vitest";
import { phpValue } from "./phpValue.ts";

test.each<[string, unknown]>([
  ['s:5:"größ";', undefined],
  ['s:6:"größ";', "größ"],
  ['s:3:"a"b";', 'a"b'],
  ["i:-7;", -7],
  ["d:1.5;", 1.5],
  ["b:1;", true],
  ["N;", null],
  [
    'a:2:{s:1:"a";s:1:"b";i:0;a:1:{i:3;N;}}',
    new Map<string, unknown>([
      ["a", "b"],
      ["0", new Map([["3", null]])],
    ]),
  ],
  ['O:3:"Foo":0:{}', undefined],
  ['a:1:{s:1:"a";', undefined],
  ["a:1000000000:{", undefined],
  ["a:1:{i:0;".repeat(20), undefined],
  ["hello", undefined],
  ["", undefined],
])("what PHP wrote as %s is read", (serialized, value) => {
  expect(phpValue(serialized)).toEqual(value);
});
