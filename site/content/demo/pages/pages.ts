import type { DemoPage } from "../types.ts";
import { about } from "./about.ts";
import { aboutInArabic } from "./aboutInArabic.ts";
import { aboutInGerman } from "./aboutInGerman.ts";
import { colophon } from "./colophon.ts";
import { contact } from "./contact.ts";
import { contactInArabic } from "./contactInArabic.ts";
import { contactInGerman } from "./contactInGerman.ts";
import { dense } from "./dense.ts";
import { drawingToWall } from "./drawingToWall.ts";
import { everyBlock } from "./everyBlock.ts";
import { home } from "./home.ts";
import { homeInArabic } from "./homeInArabic.ts";
import { homeInGerman } from "./homeInGerman.ts";
import { imprint } from "./imprint.ts";
import { movingIn } from "./movingIn.ts";
import { privacy } from "./privacy.ts";
import { shippingAndReturns } from "./shippingAndReturns.ts";
import { termsOfSale } from "./termsOfSale.ts";

/** Every page that is not a post, a product or a project. */
export const pages: readonly DemoPage[] = [
  home,
  about,
  contact,
  shippingAndReturns,
  termsOfSale,
  privacy,
  imprint,
  colophon,
  drawingToWall,
  everyBlock,
  dense,
  movingIn,
  homeInGerman,
  aboutInGerman,
  contactInGerman,
  homeInArabic,
  aboutInArabic,
  contactInArabic,
];
