import { Component, type ReactNode } from 'react';

interface Props {
  /** Called with the error; the owner then replaces the boundary. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** An error boundary around a remote's component. It protects the rest of the page. */
export class RenderBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
