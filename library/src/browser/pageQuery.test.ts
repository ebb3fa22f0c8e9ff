import { describe, expect, test } from "vitest";
import { pageQuery } from "./pageQuery.ts";

describe("pageQuery", () => {
  test("knows a preview by its parameter, whatever it says [ED-009]", () => {
    expect(pageQuery("?preview=true").isPreview).toBe(true);
    expect(pageQuery("?preview").isPreview).toBe(true);
    expect(pageQuery("?previews=true").isPreview).toBe(false);
    expect(pageQuery("").isPreview).toBe(false);
  });

  test("knows which template is looked at [ED-010]", () => {
    expect(pageQuery("?a=1&content_template=my-notification").contentTemplate).toBe(
      "my-notification",
    );
    expect(pageQuery("?content_template=x").contentTemplate).toBe("x");
    expect(pageQuery("?preview=true").contentTemplate).toBe("");
  });

  test("knows that an overlay is looked at", () => {
    expect(pageQuery("?tcb_lightbox=77").showsLightbox).toBe(true);
    expect(pageQuery("?lightbox=77").showsLightbox).toBe(false);
  });

  test("takes hostile queries for text", () => {
    expect(pageQuery("?content_template=%3Cimg%20src=x%3E&content_template=y&%ff")).toEqual({
      isPreview: false,
      contentTemplate: "<img src=x>",
      showsLightbox: false,
    });
  });
});
