import { heading, list, prose, table } from "../demoBlocks.ts";
import type { DemoPage } from "../types.ts";

/** What it costs to send a print, and to send it back. */
export const shippingAndReturns: DemoPage = {
  path: "/shipping-and-returns",
  title: "Shipping and returns",
  excerpt: "How prints travel, what that costs, and what happens when one should come back.",
  body: [
    prose(
      "Orders that reach us by noon from Tuesday to Friday leave on the same day. The carrier comes at three and does not wait.",
    ),
    heading("What it costs"),
    table(
      "Shipping, for each order",
      ["To", "Cards and notebooks", "Posters", "Takes"],
      ["Germany", "€2.90", "€5.90", "1 to 3 working days"],
      ["Elsewhere in the EU", "€4.90", "€11.90", "3 to 7 working days"],
      ["The rest of the world", "€7.90", "€19.90", "1 to 3 weeks"],
    ),
    prose(
      "Orders above €90 travel free within the EU. Outside it, customs may ask you for duties that we cannot foresee and do not receive.",
    ),
    heading("How it is packed"),
    list(
      "A4 travels flat, between two boards, in an envelope that says so in three languages.",
      "A3 and A2 are rolled round a core of 90 mm in a tube without plastic caps. Let the print lie under a few books overnight, face up, and it forgets the journey.",
      "Cards and notebooks come in a box that fits most letterboxes.",
    ),
    heading("If something should come back"),
    prose(
      "You may return anything within thirty days, without giving a reason, as long as it could still be sold. Write to us first and we will tell you which of our two doors to send it to. You pay the postage back; we refund the price and the cheapest shipping within five working days of seeing the parcel.",
      "If a print arrives creased, torn or plainly wrong, send us a photograph. We print you another or refund all of it, as you prefer, and you need not send the damaged one back. A small difference in colour from the picture on your screen is not a fault: no two screens agree, and our inks agree with none of them.",
    ),
    heading("Made to order"),
    prose(
      "Prints that are made to order go on the press within two weeks and then need two more to dry and be trimmed. Until they are on the press you may cancel. After that they are yours.",
    ),
  ],
};
