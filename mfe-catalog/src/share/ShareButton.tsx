import type { ReactNode } from 'react';
import { Button, Icon, showToast } from 'shared-ui';

interface Props {
  readonly title: string;
  /** The root-relative address to share; by default the page's, without its query, which may name the shopper. */
  readonly path?: string;
}

/** Shares an address by the system's share sheet, or else by the clipboard. */
export function ShareButton({ title, path }: Props): ReactNode {
  return (
    <Button variant="quiet" onClick={() => void share(title, path)}>
      <Icon name="share-2" />
      Share
    </Button>
  );
}

async function share(title: string, path = window.location.pathname): Promise<void> {
  const url = new URL(path, window.location.href).href;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    // It throws if the page may not write to the clipboard, or has no clipboard (without TLS).
    await window.navigator.clipboard.writeText(url);
    showToast('Link copied.');
  } catch (error) {
    // The shopper has closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast(`Copy this link to share it: ${url}`);
  }
}
