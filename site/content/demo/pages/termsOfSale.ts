import { heading, prose } from "../demoBlocks.ts";
import type { DemoPage } from "../types.ts";

/** The conditions of the shop. */
export const termsOfSale: DemoPage = {
  path: "/terms",
  title: "Terms",
  excerpt: "What you and we agree to when you buy a print.",
  body: [
    prose(
      "This shop is a demonstration. Nothing on it can be ordered, and Halftone sells to nobody. The terms below show what such a page may say. Before you open a shop of your own, have yours read by somebody who is paid to find the gaps.",
    ),
    heading("1. Who you buy from"),
    prose(
      'You buy from the studio named in the <a href="/imprint">imprint</a>. These terms apply as they stood on the day of your order.',
    ),
    heading("2. How a contract comes about"),
    prose(
      "The shop’s pages are an invitation, and your order is an offer. The contract is made when we confirm the order by mail. If we cannot supply it, we say so within two working days and take no money.",
    ),
    heading("3. Prices"),
    prose(
      "All prices are in euros and include value added tax. Shipping is shown before you order. A struck-out price is the one that we asked for the same thing during the thirty days before it was reduced.",
    ),
    heading("4. Editions"),
    prose(
      "A numbered edition is printed once. The plates are cut afterwards, and we keep three proofs that are not for sale. An open edition may be printed again at any time, in which case the ink may differ by as much as two batches of ink do.",
    ),
    heading("5. Withdrawal"),
    prose(
      'Consumers in the European Union may withdraw within fourteen days. We make it thirty; <a href="/shipping-and-returns">shipping and returns</a> says how. What was printed to your own specification cannot be withdrawn from once printing has begun.',
    ),
    heading("6. Faults"),
    prose(
      "The rights the law gives you apply in full for two years. A deckle edge, an uneven impression and a colour that is a hair out of place are how the things are made. A crease is not.",
    ),
    heading("7. What you may do with a print"),
    prose(
      "Hang it, give it away, sell it. Please do not scan it and print it again; if you want it larger, ask us, since we like plotting.",
    ),
  ],
};
