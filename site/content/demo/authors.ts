import type { DemoAuthor } from "./types.ts";

/** The two people of the studio. */
export const authors: readonly DemoAuthor[] = [
  { slug: "ada-lindqvist", name: "Ada Lindqvist" },
  { slug: "tomas-rey", name: "Tomás Rey" },
];
