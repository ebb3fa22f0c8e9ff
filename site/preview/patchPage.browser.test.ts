import * as fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { createPageCopy, type PageCopy } from "./createPageCopy.ts";
import { blockAt } from "./marks.ts";
import { patchPage } from "./patchPage.ts";
import { block, list, readContent } from "./testing/markup.ts";

let main: HTMLElement;
let page: PageCopy;

async function show(markup: string): Promise<void> {
  main?.remove();
  main = document.importNode(await readContent(markup), true);
  document.body.append(main);
  page = createPageCopy(main);
}

const patch = async (markup: string): Promise<void> => patchPage(page, await readContent(markup));
const one = (selector: string): Element => {
  const found = main.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const textOf = (selector: string) => one(selector).textContent;

afterEach(() => main.remove());

const A = block("a", "<p id=a>A</p>");
const B = block("b", "<p id=b>B</p>");
const C = block("c", "<p id=c>C</p>tail");

describe("A list of blocks", () => {
  test("keeps those in which nothing changed, and what was done to them since", async () => {
    await show(list(A, B));
    const kept = one("#a");
    kept.classList.add("alive");
    const changed = one("#b");
    await patch(list(A, block("b", "<p id=b>Other</p>")));
    expect(one("#a")).toBe(kept);
    expect(kept.className).toBe("alive");
    expect(one("#b")).not.toBe(changed);
    expect(textOf("#b")).toBe("Other");
  });

  test("takes new ones in, gives up old ones and follows their order", async () => {
    await show(list(A, B));
    const [a, b] = [one("#a"), one("#b")];
    await patch(list(B, C, A));
    expect(main.textContent).toBe("BCtailA");
    expect([one("#a"), one("#b")]).toEqual([a, b]);
    await patch(list(C));
    expect(main.textContent).toBe("Ctail");
    await patch(list());
    expect(main.textContent).toBe("");
    await patch(list(A));
    expect(main.textContent).toBe("A");
  });

  test("a frame that is moved past is not loaded again", async () => {
    const frame = block("f", "<iframe id=f></iframe>");
    await show(list(A, frame));
    const view = (one("#f") as HTMLIFrameElement).contentWindow;
    await patch(list(frame, A));
    expect((one("#f") as HTMLIFrameElement).contentWindow).toBe(view);
  });

  test("blocks with one id are told apart by their order", async () => {
    await show(list(block("x", "<p>1</p>"), block("x", "<p>2</p>")));
    await patch(list(block("x", "<p>1</p>"), block("x", "<p>3</p>"), block("x", "<p>4</p>")));
    expect(main.textContent).toBe("134");
  });
});

describe("A block that holds others", () => {
  const columns = (...inside: readonly string[]) =>
    block("k", `<div id=k><div class=column>${list(...inside)}</div></div>`);

  test("stays where they alone change", async () => {
    await show(list(columns(A, B)));
    const [k, a] = [one("#k"), one("#a")];
    await patch(list(columns(A, block("b", "<p id=b>Other</p>"), C)));
    expect([one("#k"), one("#a")]).toEqual([k, a]);
    expect(main.textContent).toBe("AOtherCtail");
  });

  test("is put there anew where it changed itself", async () => {
    await show(list(columns(A)));
    const a = one("#a");
    await patch(list(block("k", `<div id=k data-layout=other>${list(A)}</div>`)));
    expect(one("#a")).not.toBe(a);
    expect(one("#k").getAttribute("data-layout")).toBe("other");
  });
});

describe("What a behaviour did since", () => {
  test("is kept where it moved a block's content, and tidied where the block changes", async () => {
    await show(list(block("k", `<div id=k>${list(A)}</div>`), B));
    const dialog = document.createElement("dialog");
    main.append(dialog);
    dialog.append(...one("#k").childNodes);
    const beside = document.createElement("hr");
    one("#b").after(beside);
    await patch(list(block("k", `<div id=k>${list(block("a", "<p id=a>New</p>"))}</div>`), B));
    expect(dialog.textContent).toBe("New");
    expect(beside.isConnected).toBe(true);
    await patch(list(block("b", "<p id=b>Other</p>")));
    expect(beside.isConnected).toBe(false);
    expect(textOf("#b")).toBe("Other");
  });

  test("that took the marks away is told, so that the page is loaded anew", async () => {
    await show(list(A, B));
    one("#a").previousSibling?.remove();
    await expect(patch(list(B))).rejects.toThrow("no longer there");
  });
});

describe("What stands around the blocks", () => {
  const around = (title: string, rest = "") =>
    `<article class=document><header><h1>${title}</h1></header><div>${list(A, B)}</div>${rest}</article>`;

  test("follows without touching them", async () => {
    await show(around("One"));
    const [a, h1] = [one("#a"), one("h1")];
    await patch(around("Two", "<section id=more>More</section>"));
    expect([one("#a"), one("h1")]).toEqual([a, h1]);
    expect(h1.textContent).toBe("Two");
    expect(textOf("#more")).toBe("More");
    await patch(around("Two"));
    expect(main.querySelector("#more")).toBeNull();
  });

  test("what is alive begins anew as a whole", async () => {
    const tabs = (label: string, ...blocks: readonly string[]) =>
      `<div data-tabs><ul><li><a href=#x>${label}</a></li></ul><section id=x>${list(...blocks)}</section></div>`;
    await show(tabs("One", A));
    const whole = one("[data-tabs]");
    await patch(tabs("One", A, B));
    expect(one("[data-tabs]")).toBe(whole);
    await patch(tabs("Two", A, B));
    expect(one("[data-tabs]")).not.toBe(whole);
    expect(one("[data-tabs]").textContent).toBe("TwoAB");
  });
});

test("whatever was there becomes whatever shall be there", async () => {
  const { tree } = fc.letrec<{ tree: string; block: string }>((tie) => ({
    tree: fc.array(tie("block"), { maxLength: 4, depthIdentifier: "d" }).map((all) => list(...all)),
    block: fc
      .tuple(
        fc.constantFrom("a", "b", "c", "d", "e"),
        fc.oneof(
          { maxDepth: 3, depthIdentifier: "d" },
          fc.constantFrom("<p>1</p>", "<p>2</p>text", "text", "", "<i>1</i><b>2</b>"),
          tie("tree").map((inside) => `<div class=x>${inside}</div>`),
          tie("tree").map((inside) => `<hr>${inside}<p>after</p>`),
          tie("tree"),
        ),
      )
      .map(([id, inside]) => block(id, inside)),
  }));
  await fc.assert(
    fc.asyncProperty(tree, tree, tree, async (first, ...others) => {
      await show(`<h1>${first.length % 3}</h1>${first}`);
      for (const next of others) {
        const markup = `<h1>${next.length % 3}</h1><div>${next}</div>`;
        await patch(markup);
        const wanted = await readContent(markup);
        expect(main.isEqualNode(wanted)).toBe(true);
        expect(page.root.isEqualNode(wanted)).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test("a node is known to be in the innermost block around it", async () => {
  await show(`<h1>Title</h1>${list(A, block("k", `<div id=k>${list(B)}<i>own</i></div>`), C)}`);
  expect(blockAt(one("h1"))).toBeUndefined();
  expect(blockAt(one("#a").firstChild ?? main)).toBe("a");
  expect(blockAt(one("#b"))).toBe("b");
  expect(blockAt(one("i"))).toBe("k");
  expect(blockAt(one("#c").nextSibling ?? main)).toBe("c");
});
