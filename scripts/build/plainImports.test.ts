import { expect, test } from "vitest";
import { WRAPPED } from "./plainImports.js";

const plain = (code: string): string => code.replace(WRAPPED, "$1");

test.each([
  ["x=f(()=>import(`./a.js`),[])", "x=import(`./a.js`)"],
  ["x=$f(()=>import(`./a.js`),[])", "x=import(`./a.js`)"],
  ["x=f$(()=>import(`./a.js`),[])", "x=import(`./a.js`)"],
  ["()=>f(()=>import(`./a.js`).then(e=>e.a),[])", "()=>import(`./a.js`).then(e=>e.a)"],
  ["[f(()=>import(`./a.js`).then($=>$.$a),[]),1]", "[import(`./a.js`).then($=>$.$a),1]"],
])("what is put around an import is taken away: %s", (wrapped, expected) => {
  expect(plain(wrapped)).toBe(expected);
});

test.each([
  "a.b(()=>import(`./a.js`),[])",
  "f(()=>import(`./a.js`),[`a.css`])",
  "f(()=>import(`./a.js`).then(e=>t.a),[])",
  "f(()=>import(`./a.js`).then(e=>e.a(b)),[])",
  "f(async()=>import(`./a.js`),[])",
])("what is something else stays: %s", (code) => {
  expect(plain(code)).toBe(code);
});
