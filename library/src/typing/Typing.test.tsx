import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Typing } from "./Typing.tsx";

test("what the server writes reads without script and has its room already", () => {
  const typing = <Typing words={["green", "red", "blue"]} hold={900} colour="red" highlight />;
  expect(renderToStaticMarkup(typing)).toBe(
    '<span class="tve_typefocus tve_typefocus_cursor" data-typist="red|blue" data-speed="900" data-highlight="1" data-colors="red">' +
      '<span data-typing-line=""><span data-typing-room="green"></span><span data-typing-room="red"></span><span data-typing-room="blue"></span>' +
      '<span data-typing-now="">green</span></span></span>',
  );
});

test("without a cursor it has no class for one", () => {
  expect(renderToStaticMarkup(<Typing words={["a"]} cursor={false} />)).toContain(
    'class="tve_typefocus" data-typist=""',
  );
});
