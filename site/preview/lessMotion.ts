import { withLessMotion } from "../content/admin/withLessMotion.ts";

/**
 * Has the page believe that less motion is preferred: its scripts, and the stylesheets that come later.
 * The server has done so for those written into the page.
 */
export function lessMotion(view: Window): void {
  const { matchMedia, document } = view;
  view.matchMedia = (query) => matchMedia.call(view, withLessMotion(query));
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeName === "LINK") followSheet(node as HTMLLinkElement);
    }
  });
  observer.observe(document.head, { childList: true });
}

function followSheet(link: HTMLLinkElement): void {
  link.addEventListener("load", () => rewrite(link.sheet?.cssRules ?? []));
}

function rewrite(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if ("media" in rule && rule.media) {
      const media = rule.media as MediaList;
      media.mediaText = withLessMotion(media.mediaText);
    }
    if ("cssRules" in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}
