import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TypedText } from "./TypedText.tsx";

test("what the server writes is the theme's markup, reads without script and has its room already", () => {
  const typed = <TypedText sentences={["maps", "books", "cards"]} loop speed={60} startDelay={0} />;
  expect(renderToStaticMarkup(typed)).toBe(
    '<span class="kt_typed_element" data-first-sentence="maps" data-second-sentence="books" data-third-sentence="cards" data-sentence-count="3" data-loop="true" data-speed="60" data-start-delay="0">' +
      '<span data-typing-line=""><span data-typing-room="maps"></span><span data-typing-room="books"></span><span data-typing-room="cards"></span>' +
      '<span data-typing-now="">maps</span></span></span>',
  );
});
