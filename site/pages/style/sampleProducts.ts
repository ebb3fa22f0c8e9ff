import type { ListedProduct } from "../../content/ShownProduct.ts";

const plain: ListedProduct = {
  path: "/style",
  title: "A print like others",
  excerpt: "What a list says of it in one sentence.",
  terms: [],
  picture: null,
  secondPicture: null,
  priceFrom: 2400,
  priceTo: 2400,
  regularPrice: null,
  isReduced: false,
  isInStock: true,
  variantCount: 1,
  ratingSum: 0,
  ratingCount: 0,
};

/** A product in each state that a list knows; their addresses lead nowhere else. */
export const sampleProducts: readonly ListedProduct[] = [
  plain,
  {
    ...plain,
    path: "/style?sample=sizes",
    title: "With sizes and reviews",
    priceTo: 6400,
    ratingSum: 41,
    ratingCount: 9,
  },
  {
    ...plain,
    path: "/style?sample=reduced",
    title: "Reduced",
    regularPrice: 3000,
    isReduced: true,
  },
  { ...plain, path: "/style?sample=sold-out", title: "Sold out", isInStock: false },
  {
    ...plain,
    path: "/style?sample=request",
    title: "Without a price",
    priceFrom: null,
    priceTo: null,
  },
  {
    ...plain,
    path: "/style?sample=long",
    title:
      "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and a name that goes on for longer than anyone would print it",
  },
];
