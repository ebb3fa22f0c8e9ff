import type { Screen } from "./Screen.ts";

/** Every screen, in the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    path: "/",
    title: "shell.home",
    icon: "home",
    load: () => import("./screens/home/HomeScreen.tsx").then((module) => module.HomeScreen),
  },
  {
    path: "/pages",
    title: "documents.pages",
    group: "content",
    icon: "page",
    load: () =>
      import("./screens/documents/documentScreens.tsx").then(({ PagesScreen }) => PagesScreen),
  },
  {
    path: "/posts",
    title: "documents.posts",
    group: "content",
    icon: "post",
    load: () =>
      import("./screens/documents/documentScreens.tsx").then(({ PostsScreen }) => PostsScreen),
  },
  {
    path: "/projects",
    title: "documents.projects",
    group: "content",
    icon: "project",
    load: () =>
      import("./screens/documents/documentScreens.tsx").then(
        ({ ProjectsScreen }) => ProjectsScreen,
      ),
  },
  {
    path: "/media",
    title: "media.title",
    group: "content",
    icon: "image",
    load: () => import("./screens/media/MediaScreen.tsx").then(({ MediaScreen }) => MediaScreen),
  },
  {
    path: "/comments",
    title: "comments.title",
    group: "content",
    icon: "comment",
    waiting: "comments",
    load: () =>
      import("./screens/comments/CommentsScreen.tsx").then(({ CommentsScreen }) => CommentsScreen),
  },
  {
    path: "/inbox",
    title: "inbox.title",
    group: "content",
    icon: "mail",
    waiting: "submissions",
    load: () => import("./screens/inbox/InboxScreen.tsx").then(({ InboxScreen }) => InboxScreen),
  },
  {
    path: "/forms",
    title: "forms.title",
    group: "content",
    icon: "form",
    load: () => import("./screens/forms/FormsScreen.tsx").then(({ FormsScreen }) => FormsScreen),
  },
  {
    path: "/categories",
    title: "terms.category",
    group: "content",
    icon: "tag",
    load: () =>
      import("./screens/terms/termScreens.tsx").then(({ CategoriesScreen }) => CategoriesScreen),
  },
  {
    path: "/tags",
    title: "terms.tag",
    group: "content",
    icon: "tag",
    load: () => import("./screens/terms/termScreens.tsx").then(({ TagsScreen }) => TagsScreen),
  },
  {
    path: "/products",
    title: "documents.products",
    group: "shop",
    icon: "product",
    load: () =>
      import("./screens/documents/documentScreens.tsx").then(
        ({ ProductsScreen }) => ProductsScreen,
      ),
  },
  {
    path: "/product-categories",
    title: "terms.product-category",
    group: "shop",
    icon: "tag",
    load: () =>
      import("./screens/terms/termScreens.tsx").then(
        ({ ProductCategoriesScreen }) => ProductCategoriesScreen,
      ),
  },
  {
    path: "/product-tags",
    title: "terms.product-tag",
    group: "shop",
    icon: "tag",
    load: () =>
      import("./screens/terms/termScreens.tsx").then(({ ProductTagsScreen }) => ProductTagsScreen),
  },
  {
    path: "/overlays",
    title: "documents.overlays",
    group: "site",
    icon: "overlay",
    load: () =>
      import("./screens/documents/documentScreens.tsx").then(
        ({ OverlaysScreen }) => OverlaysScreen,
      ),
  },
  {
    path: "/headers",
    title: "documents.headers",
    group: "site",
    icon: "header",
    load: () =>
      import("./screens/documents/documentScreens.tsx").then(({ HeadersScreen }) => HeadersScreen),
  },
  {
    path: "/footers",
    title: "documents.footers",
    group: "site",
    icon: "footer",
    load: () =>
      import("./screens/documents/documentScreens.tsx").then(({ FootersScreen }) => FootersScreen),
  },
  {
    path: "/preview/:id",
    title: "preview.title",
    load: () =>
      import("../editor/preview/PreviewScreen.tsx").then(({ PreviewScreen }) => PreviewScreen),
  },
  {
    path: "/documents/:id",
    title: "editor.screen",
    load: () => import("../editor/DocumentScreen.tsx").then((module) => module.DocumentScreen),
  },
  {
    path: "/forms/:id",
    title: "editor.screen",
    load: () =>
      import("./form-builder/FormBuilderScreen.tsx").then((module) => module.FormBuilderScreen),
  },
  {
    path: "/settings/menus",
    title: "menus.title",
    group: "site",
    icon: "menus",
    load: () =>
      import("./screens/settings/SettingsScreen.tsx").then((module) => module.SettingsScreen),
  },
  {
    path: "/settings",
    title: "settings.title",
    group: "site",
    icon: "settings",
    role: "owner",
    load: () =>
      import("./screens/settings/SettingsScreen.tsx").then((module) => module.SettingsScreen),
  },
  {
    path: "/settings/:group",
    title: "settings.title",
    load: () =>
      import("./screens/settings/SettingsScreen.tsx").then((module) => module.SettingsScreen),
  },
  {
    path: "/redirects",
    title: "redirects.title",
    group: "site",
    icon: "redirect",
    load: () =>
      import("./screens/redirects/RedirectsScreen.tsx").then(
        ({ RedirectsScreen }) => RedirectsScreen,
      ),
  },
  {
    path: "/jobs",
    title: "jobs.title",
    group: "site",
    icon: "jobs",
    waiting: "jobs",
    role: "owner",
    load: () => import("./screens/jobs/JobsScreen.tsx").then(({ JobsScreen }) => JobsScreen),
  },
  {
    path: "/people",
    title: "people.title",
    group: "people",
    icon: "people",
    role: "owner",
    load: () => import("./screens/people/PeopleScreen.tsx").then((module) => module.PeopleScreen),
  },
  {
    path: "/activity",
    title: "activity.title",
    group: "people",
    icon: "activity",
    role: "owner",
    load: () =>
      import("./screens/activity/ActivityScreen.tsx").then((module) => module.ActivityScreen),
  },
  {
    path: "/account",
    title: "account.title",
    load: () =>
      import("./screens/account/AccountScreen.tsx").then((module) => module.AccountScreen),
  },
];
