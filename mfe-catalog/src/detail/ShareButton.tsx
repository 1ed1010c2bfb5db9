import type { ReactNode } from 'react';
import { Button, Icon, showToast } from 'shared-ui';

/** Hands the page's address on: the system's own sheet where there is one, else the clipboard. */
export function ShareButton({ title }: { readonly title: string }): ReactNode {
  return (
    <Button variant="quiet" onClick={() => void share(title)}>
      <Icon name="share-2" />
      Share
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = window.location.href;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    await copy(url);
    showToast('Link copied.');
  } catch (error) {
    // Closing the system's sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast(`Copy this link to share it: ${url}`);
  }
}

/** @throws where the page may not write to the clipboard, or has none (an address without TLS) */
async function copy(text: string): Promise<void> {
  await window.navigator.clipboard.writeText(text);
}
