import { useState, type ComponentType } from 'react';
import { showToast } from 'shared-ui';

interface OnDemand<Props> {
  /** The component while it is open and loaded. */
  readonly Part: ComponentType<Props> | null;
  readonly preload: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** A component that is loaded when it is first opened. A failure shows a message, and the next press tries again. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const loadPart = async (): Promise<void> => {
    if (loaded) return;
    const part = await load();
    setLoaded(() => part);
  };
  return {
    Part: isOpen ? loaded : null,
    preload: () => {
      loadPart().catch(() => undefined);
    },
    open: () => {
      setIsOpen(true);
      loadPart().catch(() => {
        setIsOpen(false);
        showToast('This could not be loaded. Please try again.');
      });
    },
    close: () => setIsOpen(false),
  };
}
