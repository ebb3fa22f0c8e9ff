import { authors } from "./authors.ts";
import { comments } from "./comments.ts";
import { demoSettings } from "./demoSettings.ts";
import { forms } from "./forms/forms.ts";
import { pages } from "./pages/pages.ts";
import { posts } from "./posts/posts.ts";
import { products } from "./products/products.ts";
import { projects } from "./projects/projects.ts";
import { reviews } from "./reviews/reviews.ts";
import { terms } from "./terms.ts";

/** Halftone, a small print studio: all that a new site begins with. */
export const demo = {
  settings: demoSettings,
  authors,
  terms,
  pages,
  forms,
  posts,
  projects,
  products,
  /** By the slug of the post. */
  comments,
  /** By the slug of the product. */
  reviews,
};
