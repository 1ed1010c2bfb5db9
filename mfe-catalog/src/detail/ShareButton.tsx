import type { ReactNode } from 'react';
import { Button, Icon, showToast } from 'shared-ui';

/** Shares the page's address: by the system's share sheet where there is one, else by the clipboard. */
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
    // The shopper has closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast(`Copy this link to share it: ${url}`);
  }
}

/** @throws where the page may not write to the clipboard, or has none (without TLS) */
async function copy(text: string): Promise<void> {
  await window.navigator.clipboard.writeText(text);
}
