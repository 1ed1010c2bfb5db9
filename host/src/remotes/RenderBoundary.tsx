import { Component, type ReactNode } from 'react';

interface Props {
  /** Whoever hears of it puts something in the place of the boundary. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a page that throws while it renders, or in an effect, from taking the shell with it. */
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
