import { expect, test } from "vitest";
import { readLightbox } from "./readLightbox.ts";

test("the lightbox speaks by the theme's texts for loading and errors [TH-035, TH-036]", () => {
  const virtue_lightbox = {
    loading: "Lädt …",
    of: "%curr% von %total%",
    error: "Das Bild fehlt.",
  };
  expect(readLightbox({ virtue_lightbox })).toEqual({
    lightbox: { loading: "Lädt …", of: "%curr% von %total%", imageError: "Das Bild fehlt." },
  });
});

test.each([
  [{}],
  [{ virtue_lightbox: "hostile" }],
  [{ virtue_lightbox: { loading: " ", of: {} } }],
])("%j says nothing", (globals) => {
  expect(readLightbox(globals)).toEqual({});
});
