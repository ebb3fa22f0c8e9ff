import { describe, expect, onTestFinished, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import { fetchContent } from "./fetchContent.ts";

/** What is shown of a page with this text. */
async function shown(html: string, place = ""): Promise<HTMLElement> {
  const address = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  onTestFinished(() => URL.revokeObjectURL(address));
  const content = await fetchContent(document, address + place, new AbortController().signal);
  return content as HTMLElement;
}

/** What acts, or would change the page that it is put into, or tells another site of the visitor. */
const REFUSED = "script,style,link,title,iframe,object,embed,base,meta,template,noscript";

describe("fetchContent", () => {
  test.each(injections)(
    "leaves nothing that could run or reach others of %s",
    async (injection) => {
      const content = await shown(`<main><p>x</p>${injection}</main>`);
      expect(content.querySelector(REFUSED)).toBeNull();
      const { getAttributeNames } = Element.prototype;
      const names = [...content.querySelectorAll("*")].flatMap((one) =>
        getAttributeNames.call(one),
      );
      expect(names.filter((name) => /^(?:on|srcdoc|autofocus)/i.test(name))).toEqual([]);
    },
  );

  test("keeps content, makes its addresses whole, and takes no id that the page has", async () => {
    const taken = Object.assign(document.createElement("i"), { id: "taken" });
    document.body.append(taken);
    onTestFinished(() => taken.remove());
    const content = await shown(
      `<base href="https://a.example/b/page"><main><p class="a" id="p"><a href="c?d#e">1</a><a href="#p">2</a><a href="mailto:a@b.example">3</a><img src="/i.png" srcset="/i.png 1x, j.png 2x" alt="4"></p><form action="send"><input name="x" autofocus id="taken"></form></main>`,
    );
    expect([...content.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://a.example/b/c?d#e",
      "#p",
      "mailto:a@b.example",
    ]);
    const image = content.querySelector("img");
    expect(image?.getAttribute("src")).toBe("https://a.example/i.png");
    expect(image?.srcset).toBe("https://a.example/i.png 1x, https://a.example/b/j.png 2x");
    expect(content.querySelector("form")?.getAttribute("action")).toBe("https://a.example/b/send");
    expect(content.querySelector("[autofocus],#taken")).toBeNull();
    expect(content.querySelector("p.a#p")).not.toBeNull();
  });

  test("shows the part that the address names, and fails where that is not there", async () => {
    const page = "<main><p>All</p><section id='größe'><b>Part</b></section></main>";
    expect((await shown(page, "#gr%C3%B6%C3%9Fe")).textContent).toBe("Part");
    await expect(shown(page, "#nowhere")).rejects.toThrow("nothing is there");
  });
});
