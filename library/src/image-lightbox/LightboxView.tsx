import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import type { ControllerRef, RenderSlideProps, ZoomRef } from "yet-another-react-lightbox";
import { fillIn } from "../browser/fillIn.ts";
import { Failure } from "./Failure.tsx";
import type { ImageLightboxLabels } from "./imageLightboxLabels.ts";
import { LightboxContext } from "./LightboxContext.ts";
import type { LightboxItem } from "./LightboxItem.ts";
import { Loading } from "./Loading.tsx";
import { isAhead, PRELOAD, slidesOf } from "./lightboxSlides.ts";
import { MissingPicture } from "./MissingPicture.tsx";
import { Viewer } from "./Viewer.tsx";

export type LightboxViewProps = {
  readonly items: readonly LightboxItem[];
  /** With which it opens, from 0. */
  readonly index: number;
  readonly labels: ImageLightboxLabels;
  /** Told of each slide that comes into view, the first one included. */
  readonly onView: (index: number) => void;
  readonly close: () => void;
};

/** What is no picture comes on its own, where there is any. */
const ContentSlide = lazy(() =>
  import("./ContentSlide.tsx")
    .then((module) => ({ default: module.ContentSlide }))
    .catch(() => ({ default: MissingSlide })),
);

/** How far a pointer may move, in CSS pixels, and still have clicked. */
const CLICK_SLACK = 10;

/** What stands in an open lightbox's dialog. */
export function LightboxView({ items, index: first, labels, onView, close }: LightboxViewProps) {
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const [index, setIndex] = useState(first);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const slides = useMemo(() => slidesOf(items), [items]);
  const shared = useMemo(() => ({ labels, close }), [labels, close]);
  const { length: count } = items;
  const isGallery = count > 1;
  const caption = items[index]?.caption;

  function view(now: number): void {
    setIndex(now);
    setSeen((before) => new Set([...before, now]));
    onView(now);
  }

  /** A picture that came, but is none, is broken, too. */
  function check({ target, type }: SyntheticEvent): void {
    const { localName, naturalWidth, src } = target as HTMLImageElement;
    if (localName !== "img" || (type === "load" && naturalWidth > 0)) return;
    setBroken((before) => new Set([...before, src]));
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key === "Home") setIndex(0);
    else if (event.key === "End") setIndex(count - 1);
    else return;
    event.preventDefault();
  }

  function slide({ slide, offset }: RenderSlideProps): ReactNode {
    const { item } = slide;
    if (!item) return undefined;
    if (slide.type === "content") return contentAt(item, offset);
    if (broken.has(absolute(slide.src))) return <MissingPicture href={item.href} />;
    // Behind the visitor nothing is fetched that was not looked at.
    const isFetched = isAhead(offset, count) || seen.has(items.indexOf(item));
    return isFetched ? undefined : <Loading />;
  }

  return (
    <LightboxContext.Provider value={shared}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what the parts inside are asked. */}
      <div
        onKeyDown={pressKey}
        onLoadCapture={check}
        onErrorCapture={check}
        onPointerDownCapture={({ clientX: x, clientY: y }: PointerEvent) => {
          pressed.current = { x, y };
        }}
        onClickCapture={(event) => {
          const { x, y } = pressed.current;
          const moved = Math.hypot(event.clientX - x, event.clientY - y);
          // A key clicks nowhere; what was drawn is let go of somewhere.
          if (event.detail > 0 && moved > CLICK_SLACK) event.stopPropagation();
        }}
        onClick={({ target }) => {
          if ((target as Element).matches(".yarl__container")) close();
        }}
      >
        <Viewer
          slides={slides}
          index={index}
          close={close}
          carousel={{ finite: !isGallery, preload: PRELOAD, padding: 0 }}
          controller={{
            ref: controller,
            closeOnEscape: false,
            closeOnBackdropClick: true,
            closeOnPullDown: true,
          }}
          zoom={{ ref: zoom, maxZoomPixelRatio: 2, pinchZoomV4: true }}
          on={{
            view: ({ index: now }) => view(now),
            click: () => {
              if (isGallery && (zoom.current?.zoom ?? 1) <= 1) controller.current?.next();
            },
          }}
          labels={libraryLabels(labels)}
          render={{
            slide,
            iconLoading: Loading,
            // Its own text stands in its place a moment later.
            iconError: () => null,
            ...(!isGallery && { buttonPrev: () => null, buttonNext: () => null }),
            controls: () => (
              <>
                {isGallery && (
                  <p className="vitrine-picture-counter" aria-hidden="true">
                    {fillIn(labels.of, { curr: index + 1, total: count })}
                  </p>
                )}
                {caption && <Caption key={index} text={caption} />}
              </>
            ),
          }}
        />
      </div>
    </LightboxContext.Provider>
  );
}

/** Longer ones, in characters, may have to be scrolled, so that the keyboard must reach them. */
const LONG_CAPTION = 200;

function Caption({ text }: { readonly text: string }) {
  return (
    <p
      className="vitrine-picture-caption"
      dir="auto"
      tabIndex={text.length > LONG_CAPTION ? 0 : undefined}
    >
      {text}
    </p>
  );
}

/** What is beside the one in view neither asks for anything nor plays. */
function contentAt(item: LightboxItem, offset: number): ReactNode {
  if (offset !== 0) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <ContentSlide item={item} />
    </Suspense>
  );
}

function MissingSlide({ item }: { readonly item: LightboxItem }) {
  const { labels } = useContext(LightboxContext);
  return <Failure text={labels.contentError} href={item.href} />;
}

const absolute = (address: string): string => new URL(address, document.baseURI).href;

function libraryLabels(labels: ImageLightboxLabels) {
  return {
    Previous: labels.previous,
    Next: labels.next,
    Close: labels.close,
    "Zoom in": labels.zoomIn,
    "Zoom out": labels.zoomOut,
    "Photo gallery": labels.name,
    "{index} of {total}": fillIn(labels.of, { curr: "{index}", total: "{total}" }),
  };
}
