import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fillIn } from "../browser/fillIn.ts";
import { Failure } from "./Failure.tsx";
import { imageLightboxLabels } from "./imageLightboxLabels.ts";
import { LightboxContext } from "./LightboxContext.ts";
import { Loading } from "./Loading.tsx";
import { MissingPicture } from "./MissingPicture.tsx";

const shown = (localised: Partial<typeof imageLightboxLabels>, inside: ReactNode): string =>
  renderToStaticMarkup(
    <LightboxContext.Provider
      value={{ labels: { ...imageLightboxLabels, ...localised }, close: () => {} }}
    >
      {inside}
    </LightboxContext.Provider>,
  );

test("what is on its way is named by the localised text [TH-035]", () => {
  expect(shown({ loading: "Lädt …" }, <Loading />)).toContain(">Lädt …</p>");
  expect(shown({}, <Loading />)).toContain(">Loading...</p>");
});

test("a picture that does not come is named by the localised text, with the way there [TH-036]", () => {
  const picture = <MissingPicture href="/sea.jpg" />;
  expect(shown({ imageError: "Das Bild fehlt." }, picture)).toMatch(
    /href="\/sea\.jpg".*>Das Bild fehlt\.<\/a>/,
  );
  expect(shown({}, picture)).toContain(">The image could not be loaded</a>");
});

test("a counter says where one is by the localised text [TH-037]", () => {
  expect(fillIn(imageLightboxLabels.of, { curr: 1, total: 3 })).toBe("1 of 3");
  expect(fillIn("%curr% von %total%", { curr: 1, total: 3 })).toBe("1 von 3");
});

test("texts of others are shown as text", () => {
  expect(renderToStaticMarkup(<Failure text="<b>&" />)).toContain("&lt;b&gt;&amp;");
});
