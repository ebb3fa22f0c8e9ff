import { Component, type ReactNode } from "react";
import { FailedScreen } from "./FailedScreen.tsx";

export type ScreenBoundaryProps = {
  readonly children: ReactNode;
  /** What is said where it fails. Default that a screen could not be loaded. */
  readonly failure?: string | undefined;
  /** Fetches the screen anew. */
  readonly onRetry: () => void;
  /** Goes on without it. Default it is not offered. */
  readonly onLeave?: (() => void) | undefined;
};

/** A screen, or a part of one, that fails takes nothing else down. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <FailedScreen
        part={this.props.failure}
        onLeave={this.props.onLeave}
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}
