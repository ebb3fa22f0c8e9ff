import { describe, expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import { cleanPage } from "./cleanPage.ts";

function cleaned(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  return cleanPage(page);
}

/** Every attribute of what is left in a page, as it is written. */
function attributesOf(page: Document): string[] {
  const { getAttribute, getAttributeNames } = Element.prototype;
  return [...page.querySelectorAll("*")].flatMap((element) =>
    getAttributeNames
      .call(element)
      .map((name) => `${name}=${getAttribute.call(element, name) ?? ""}`),
  );
}

describe("cleanPage", () => {
  test.each(injections)("leaves nothing that could run of %s", (injection) => {
    const page = cleaned(`<div>${injection}</div>`);
    expect(
      page.querySelector(
        "script,object,embed,frameset,body base,meta[http-equiv],template,noscript",
      ),
    ).toBeNull();
    for (const attribute of attributesOf(page)) {
      expect(attribute).not.toMatch(/^(?:on|srcdoc)/i);
      expect(attribute).not.toMatch(/^(?!alt|title)[^=]+=[\s\0]*(?:java|vb)script:/i);
    }
  });

  test("keeps what would not run: texts, addresses, styles, frames and JSON", () => {
    const kept =
      '<p title="javascript: the good parts" style="color:red" data-on="b"><a href="/d">d</a><a href="mailto:a@b.example">m</a><img src="data:image/gif;base64,R0lG" alt="data: all"><iframe src="/h"></iframe></p><script type="application/ld+json">{}</script>';
    expect(cleaned(kept).body.innerHTML).toBe(kept);
  });

  test("finds script behind whatever a browser skips in an address, and documents in data", () => {
    const spaces = " \n".repeat(200);
    const tabs = "\t".repeat(200);
    const page = cleaned(
      `<a href="${spaces}javascript:a()">a</a><a href="java${tabs}script:a()">a</a><a href="data:text/html,x">a</a><iframe src="data:text/html,x"></iframe><svg><a xlink:href="VBScript:a()"></a><a><set attributeName="href" to="javascript:a()"/></a></svg>`,
    );
    expect(attributesOf(page)).toEqual([]);
  });

  test("gets by fields that are called as what a form has of itself", () => {
    const page = cleaned(
      '<form onsubmit="a()"><input name="attributes"><input name="getAttributeNames"><input name="removeAttribute"><input name="localName" autofocus></form>',
    );
    expect(attributesOf(page)).toEqual([
      "name=attributes",
      "name=getAttributeNames",
      "name=removeAttribute",
      "name=localName",
    ]);
  });
});
