import { describe, expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import { sanitiseContent } from "./sanitiseContent.ts";

const BASE = "https://a.example/b/page";

/** What of this content is left, as it would be put into a page. */
function sanitised(html: string): HTMLElement {
  const page = new DOMParser().parseFromString(html, "text/html");
  sanitiseContent(page.body, BASE);
  return page.body;
}

describe("sanitiseContent", () => {
  test.each(injections)("leaves nothing that could run of %s", (injection) => {
    const body = sanitised(`<div>${injection}</div>`);
    const { getAttribute, getAttributeNames } = Element.prototype;
    expect(
      body.querySelector("script,iframe,object,embed,base,link,meta,style,template"),
    ).toBeNull();
    for (const element of body.querySelectorAll("*")) {
      for (const name of getAttributeNames.call(element)) {
        const value = getAttribute.call(element, name) ?? "";
        expect(name).not.toMatch(/^on|srcdoc/i);
        expect(value).not.toMatch(/^[\s\0]*(?:java|vb)script:/i);
      }
    }
  });

  test("keeps content, and makes its addresses whole", () => {
    const body = sanitised(
      '<p class="a" id="p"><a href="c?d#e">1</a><a href="#p">2</a><a href="mailto:a@b.example">3</a><img src="/i.png" srcset="/i.png 1x, j.png 2x" alt="4"></p><form action="send"><input name="x" autofocus></form>',
    );
    expect([...body.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://a.example/b/c?d#e",
      "#p",
      "mailto:a@b.example",
    ]);
    expect(body.querySelector("img")?.getAttribute("src")).toBe("https://a.example/i.png");
    expect(body.querySelector("img")?.srcset).toBe(
      "https://a.example/i.png 1x, https://a.example/b/j.png 2x",
    );
    expect(body.querySelector("form")?.getAttribute("action")).toBe("https://a.example/b/send");
    expect(body.querySelector("[autofocus]")).toBeNull();
    expect(body.querySelector("p.a#p")).not.toBeNull();
  });
});
