import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import { RenderBoundary } from '../remotes/RenderBoundary';

interface Props {
  readonly children: ReactNode;
  /** Shown instead of children that threw while rendering or in an effect. */
  readonly fallback: ComponentType;
}

/** Reports an error of the layout as uncaught. The next navigation renders the children again. */
export function FaultBoundary({ children, fallback: Fallback }: Props): ReactNode {
  const { key } = useLocation();
  const [failedKey, setFailedKey] = useState<string>();
  const handleError = (error: unknown): void => {
    reportError(error);
    setFailedKey(key);
  };
  if (failedKey === key) return <Fallback />;
  return <RenderBoundary onError={handleError}>{children}</RenderBoundary>;
}
