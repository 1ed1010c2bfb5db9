import { Component, type ReactNode } from 'react';

interface Props {
  /** Called with the error; without a fallback, the owner then replaces the boundary. */
  readonly onError: (error: unknown) => void;
  /** Shown instead of children that threw; by default nothing. */
  readonly fallback?: ((error: unknown) => ReactNode) | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** An error boundary around a remote's component. It protects the rest of the page. */
export class RenderBoundary extends Component<Props, State> {
  override readonly state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback?.(failure.error) : this.props.children;
  }
}
