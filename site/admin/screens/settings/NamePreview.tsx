import type { PreviewProps } from "./previews.tsx";

/** The site's name as its header and a search engine show it. */
export function NamePreview({ value }: PreviewProps) {
  const [title, tagline] = [value.title, value.tagline].map((one) => String(one ?? ""));
  return (
    <div className="name-preview">
      <p className="name-preview-header">
        <bdi>{title}</bdi>
      </p>
      <p className="name-preview-found">
        <b>
          <bdi>{title}</bdi>
        </b>
        <span>
          <bdi>{tagline}</bdi>
        </span>
      </p>
    </div>
  );
}
