import { Component, type ReactNode } from 'react';
import { ConnectionLost } from './ConnectionLost';

interface Props {
  /** What the children show; another value is a fresh start after a failure. */
  readonly subject: string;
  readonly onError: (error: unknown) => void;
  readonly onRetry: () => void;
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

  override componentDidUpdate(previous: Props): void {
    if (this.state.hasFailed && previous.subject !== this.props.subject) {
      this.setState({ hasFailed: false });
    }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ConnectionLost onRetry={this.props.onRetry} />;
  }
}
