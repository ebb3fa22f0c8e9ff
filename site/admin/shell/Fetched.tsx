import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { Loading } from "../feedback/Loading.tsx";
import { refetchStyles } from "./refetchStyles.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";

export type FetchedProps<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the fetched component is given. */
  readonly props: Props;
  /** What is said where it cannot be fetched. Default that a screen could not. */
  readonly failure?: string | undefined;
  /** Goes on without it, where it cannot be fetched. Default it is not offered. */
  readonly onLeave?: (() => void) | undefined;
  /** What stands there meanwhile. Default that something is loading. */
  readonly meanwhile?: ReactNode;
};

/** A part of the screens that is fetched once it is shown. Where that fails, it alone is missing, and can be tried again. */
export function Fetched<Props extends object>({
  load,
  props,
  failure,
  onLeave,
  meanwhile = <Loading />,
}: FetchedProps<Props>) {
  const [Content, setContent] = useState(() => lazyOf(load));

  function retry(): void {
    refetchStyles(document);
    setContent(() => lazyOf(load));
  }

  return (
    <ScreenBoundary failure={failure} onRetry={retry} onLeave={onLeave}>
      <Suspense fallback={meanwhile}>
        <Content {...props} />
      </Suspense>
    </ScreenBoundary>
  );
}

function lazyOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(() => load().then((component) => ({ default: component })));
}
