import { describe, expect, test } from "vitest";
import { plainText } from "./plainText.ts";

describe("plainText", () => {
  test.each([
    ["A caption", "A caption"],
    ["<p>The <b>sea</b>,<br/>at night</p>", "The sea , at night"],
    ["Ink &amp; paper &lt;b&gt; &#039;x&#039;&nbsp;", "Ink & paper <b> 'x'"],
    ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
    ['<img src=x onerror="alert(1)">Sea', "Sea"],
    ["&nope; &constructor;", "&nope; &constructor;"],
    ["  \n ", ""],
    [undefined, ""],
    [null, ""],
  ])("makes of %j %j", (caption, text) => {
    expect(plainText(caption)).toBe(text);
  });

  test("a long one that never ends is read at once", () => {
    const began = performance.now();
    plainText("<a".repeat(50_000));
    plainText("&".repeat(50_000));
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
