import { createElement, type ReactNode, useEffect } from "react";
import {
  A11yContext,
  type A11yContextType,
  CarouselModule,
  type ComponentProps,
  ControllerModule,
  createNode,
  EventsProvider,
  LightboxDefaultProps,
  LightboxPropsProvider,
  LightboxRoot,
  LightboxStateProvider,
  NavigationModule,
  type Node,
  type Slide,
  TimeoutsProvider,
  ToolbarModule,
  useEvents,
  withPlugins,
} from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";

export type ViewerProps = Pick<ComponentProps, "labels" | "on" | "render" | "zoom"> & {
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly carousel: Partial<ComponentProps["carousel"]>;
  readonly controller: Partial<ComponentProps["controller"]>;
  readonly close: () => void;
};

/**
 * The library's parts without its layer over the page, which has an Escape, a focus, an inert page and
 * a scroll lock of its own: our dialog has one of each. Put together from the parts, since the whole
 * would bring that layer's code along.
 */
const { config, augmentation } = withPlugins(
  [
    createNode(ControllerModule, [
      createNode(CarouselModule),
      createNode(ToolbarModule),
      createNode(NavigationModule),
    ]),
  ],
  [Zoom],
);

/** Slides are announced by what shows this: the library would say all that stands in them, besides. */
const SILENT: A11yContextType = {
  focusWithin: false,
  trackFocusWithin: () => ({ onFocus: () => {}, onBlur: () => {} }),
  autoPlaying: true,
  setAutoPlaying: () => {},
};

/** Pictures and other slides side by side, with their buttons; fills what it stands in. */
export function Viewer({ slides, index, close, ...settings }: ViewerProps) {
  const { carousel, controller, ...defaults } = LightboxDefaultProps;
  const props = augmentation({
    ...defaults,
    ...settings,
    open: true,
    close,
    carousel: { ...carousel, ...settings.carousel },
    controller: { ...controller, ...settings.controller },
  });
  return (
    <LightboxPropsProvider {...props}>
      <LightboxStateProvider slides={slides} index={index}>
        <TimeoutsProvider>
          <EventsProvider>
            <A11yContext.Provider value={SILENT}>
              <OnClose close={close} />
              <LightboxRoot>{config.map((node) => elementOf(node, props))}</LightboxRoot>
            </A11yContext.Provider>
          </EventsProvider>
        </TimeoutsProvider>
      </LightboxStateProvider>
    </LightboxPropsProvider>
  );
}

/** Passes on what asks it to close: its button, a click beside a picture, a pull down. */
function OnClose({ close }: Pick<ViewerProps, "close">) {
  const { subscribe } = useEvents();
  useEffect(() => subscribe("close", close), [subscribe, close]);
  return null;
}

function elementOf({ module, children }: Node, props: ComponentProps): ReactNode {
  const inside = children?.map((child) => elementOf(child, props));
  return createElement(module.component, { key: module.name, ...props }, inside);
}
