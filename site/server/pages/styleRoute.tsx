import { StylePage } from "../../pages/style/StylePage.tsx";
import { pageTitle } from "./headOf.ts";
import type { PageRoute } from "./PageRoute.ts";

/** Every token and every block in every state: for those who work on the site's looks. */
export const styleRoute: PageRoute = {
  pattern: "/style",
  summary: "The style page: every token, every block in every state. Not for search engines.",
  make: async (request) => ({
    head: { title: pageTitle("Style", request), hidden: true },
    print: { post_type: "" },
    body: <StylePage />,
  }),
};
