import { aboutPress } from "./pages/aboutPress.js";
import { aboutStudio } from "./pages/aboutStudio.js";
import { contactDoor } from "./pages/contactDoor.js";
import { homeHero } from "./pages/homeHero.js";
import { PORTFOLIO } from "./pages/portfolio.js";

/**
 * The wide pictures of the site's pages, 1600 by 1200.
 * @returns {[file: string, picture: string][]}
 */
export function pagePictures() {
  const portfolio = Object.entries(PORTFOLIO).map(
    ([slug, draw]) => /** @type {[string, string]} */ ([`portfolio-${slug}.svg`, draw()]),
  );
  return [
    ["home-hero.svg", homeHero()],
    ["about-studio.svg", aboutStudio()],
    ["about-press.svg", aboutPress()],
    ["contact-door.svg", contactDoor()],
    ...portfolio,
  ];
}
