type FrameWindow = Window & { disqus_config?: (this: { page: { url?: string } }) => void };

/**
 * What runs in the frame's own page, before the service's script: says which page is talked about,
 * and tells the page around how tall it is. It goes into that page as text, so it must know nothing
 * outside itself.
 */
export function frameMain(): void {
  const view: FrameWindow = window;
  const { documentElement: root, body } = document;
  const { url } = body.dataset;
  if (url) {
    view.disqus_config = function () {
      this.page.url = url;
    };
  }
  new ResizeObserver(() => {
    view.parent.postMessage({ vitrineEmbed: root.offsetHeight }, "*");
  }).observe(root);
}
