import { DocumentsScreen } from "./DocumentsScreen.tsx";

/** The lists of documents, one a kind. */
export function PagesScreen() {
  return <DocumentsScreen kind="page" />;
}

export function PostsScreen() {
  return <DocumentsScreen kind="post" />;
}

export function ProjectsScreen() {
  return <DocumentsScreen kind="project" />;
}

export function ProductsScreen() {
  return <DocumentsScreen kind="product" />;
}

export function OverlaysScreen() {
  return <DocumentsScreen kind="overlay" />;
}

export function HeadersScreen() {
  return <DocumentsScreen kind="header" />;
}

export function FootersScreen() {
  return <DocumentsScreen kind="footer" />;
}
