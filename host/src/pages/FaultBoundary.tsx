import { Component, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';

interface Props {
  readonly children: ReactNode;
  /** Shown instead of children that threw while rendering or in an effect. */
  readonly fallback: ReactNode;
}

/**
 * An error boundary for the layout. It reports the error as uncaught, and the next navigation renders the children again.
 */
export function FaultBoundary(props: Props): ReactNode {
  return <Boundary visit={useLocation().key} {...props} />;
}

interface State {
  /** The key of the current history entry. Another key resets the boundary. */
  readonly visit: string;
  readonly hasFailed: boolean;
}

class Boundary extends Component<Props & { readonly visit: string }, State> {
  override readonly state = { visit: '', hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { visit }: { readonly visit: string },
    state: State,
  ): State | null {
    return visit === state.visit ? null : { visit, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
