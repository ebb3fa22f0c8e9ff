import type { DemoProduct } from "../types.ts";
import { abstractPosters } from "./abstractPosters.ts";
import { deskNotebooks } from "./deskNotebooks.ts";
import { greetingCards } from "./greetingCards.ts";
import { halftonePosters } from "./halftonePosters.ts";
import { mapPosters } from "./mapPosters.ts";
import { pocketNotebooks } from "./pocketNotebooks.ts";
import { postcards } from "./postcards.ts";
import { typePosters } from "./typePosters.ts";

/** Everything in the shop. */
export const products: readonly DemoProduct[] = [
  ...abstractPosters,
  ...mapPosters,
  ...typePosters,
  ...halftonePosters,
  ...greetingCards,
  ...postcards,
  ...pocketNotebooks,
  ...deskNotebooks,
];
