import { afterEach, expect, test } from "vitest";
import { bringOver } from "./bringOver.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** A page that came from this address. */
function pageAt(address: string, text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const base = page.createElement("base");
  base.href = address;
  page.head.append(base);
  const template = page.createElement("template");
  template.setHTMLUnsafe(text);
  page.body.append(template.content);
  return page;
}

test("Addresses that would lead elsewhere become absolute; others stay as they are written.", () => {
  const here = new URL(document.baseURI);
  const page = pageAt(
    new URL("/list/page/2", here).href,
    `<p><a href="three">1</a><a href="?cart=1">2</a><a href="/root">3</a><a href="#place">4</a><a href="mailto:a@b.example">5</a>
      <img src="a.png" srcset="b.png 1x,c.png 2x, /d.png 3x, data:image/gif;base64,R0lG,x 4x" alt=""><video poster="e.png"></video></p>`,
  );
  bringOver([...page.body.children], document);
  document.body.append(...page.body.children);
  const base = `${here.origin}/list/page/`;
  const read = (selector: string, name: string) =>
    [...document.body.querySelectorAll(selector)].map((one) => one.getAttribute(name));
  expect(read("a", "href")).toEqual([
    `${base}three`,
    `${base}2?cart=1`,
    "/root",
    "#place",
    "mailto:a@b.example",
  ]);
  expect(read("img", "src")).toEqual([`${base}a.png`]);
  expect(read("img", "srcset")).toEqual([
    `${base}b.png 1x,${base}c.png 2x, /d.png 3x, data:image/gif;base64,R0lG,x 4x`,
  ]);
  expect(read("video", "poster")).toEqual([`${base}e.png`]);
});

test("All of another site's addresses become absolute, but for places and what is no address.", () => {
  const page = pageAt("https://cdn.example/x/", '<a href="/root">1</a><a href="http://[">2</a>');
  bringOver([...page.body.children], document);
  expect([...page.querySelectorAll("a")].map((one) => one.getAttribute("href"))).toEqual([
    "https://cdn.example/root",
    "http://[",
  ]);
});

test("Ids that the page has already go, others stay.", () => {
  document.body.append(Object.assign(document.createElement("i"), { id: "taken" }));
  const page = pageAt(document.baseURI, '<p id="taken"><b id="taken">x</b><i id="free">y</i></p>');
  bringOver([...page.body.children], document);
  expect(page.body.innerHTML).toBe('<p><b>x</b><i id="free">y</i></p>');
});
