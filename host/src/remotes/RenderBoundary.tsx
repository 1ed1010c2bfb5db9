import { Component, type ReactNode } from 'react';
import { ConnectionLost } from './ConnectionLost';

interface Props {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps a page that throws while it renders from taking the shell with it. */
export class RenderBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ConnectionLost onRetry={this.props.onRetry} />;
  }
}
