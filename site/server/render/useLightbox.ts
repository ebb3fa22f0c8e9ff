import { useContext } from "react";
import { type ImageLightboxLabels, imageLightboxLabels } from "vitrine/image-lightbox";
import type { Locale } from "../../texts/createLocale.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { PageRenderContext } from "./PageRender.ts";

/**
 * Has the page that is being rendered tell the browser how its lightbox speaks; in English it does
 * by itself.
 * @param isWanted false where what is rendered has nothing that opens. Default true
 */
export function useLightbox(isWanted = true): void {
  const page = useContext(PageRenderContext);
  const { say } = useLocale();
  if (page && isWanted) page.lightbox ??= labelsIn(say);
}

function labelsIn(say: Locale["say"]): Readonly<Record<string, string>> {
  const labels: ImageLightboxLabels = {
    name: say("lightbox.name"),
    close: say("dialog.close"),
    previous: say("lightbox.previous"),
    next: say("lightbox.next"),
    zoomIn: say("lightbox.zoomIn"),
    zoomOut: say("lightbox.zoomOut"),
    loading: say("lightbox.loading"),
    of: say("lightbox.of", { current: "%curr%", total: "%total%" }),
    imageError: say("lightbox.imageError"),
    contentError: say("lightbox.contentError"),
    notFound: say("lightbox.notFound"),
    explain: say("lightbox.explain", { name: "%name%" }),
    show: say("lightbox.show", { name: "%name%" }),
    enlarge: say("lightbox.enlarge"),
  };
  const own: Readonly<Record<string, string>> = imageLightboxLabels;
  return Object.fromEntries(Object.entries(labels).filter(([name, text]) => own[name] !== text));
}
