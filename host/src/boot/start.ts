import { DROPPED_EVENT, LOST, LOST_EVENT, type HashedFile } from 'remote-loader/formats';
import type { ShopBootFiles } from '../remotes/bootFiles';
import { insert, insertMissingStyles } from './files';

/**
 * Loads the host's scripts, and runs them once the style sheets are loaded. If a file fails, shows "Connection Lost" with Try
 * Again.
 */
export function start({ scripts, main }: ShopBootFiles, styles: Promise<void>): Promise<void> {
  const policy = window.trustedTypes?.createPolicy('weft-boot', {
    createScriptURL: (url) => {
      if ([main, ...scripts].some(([address]) => address === url)) return url;
      throw new Error(`${url} is not a file of this page.`);
    },
  });
  const inserted = new Set<string>();

  const insertScript = async ([url, integrity]: HashedFile): Promise<void> => {
    if (inserted.has(url)) return;
    await insert(url, () => {
      const script = document.createElement('script');
      script.setAttribute('fetchpriority', 'low');
      script.integrity = integrity;
      // The DOM's types do not know trusted URLs.
      script.src = (policy ? policy.createScriptURL(url) : url) as string;
      document.head.append(script);
      return script;
    });
    inserted.add(url);
  };

  const tryToStart = async (awaited: Promise<void>): Promise<void> => {
    try {
      await Promise.all([awaited, ...scripts.map(insertScript)]);
      await insertScript(main);
    } catch {
      showConnectionLost(() => void tryToStart(insertMissingStyles()));
    }
  };
  return tryToStart(styles);
}

/** Uses only DOM methods, because no other code is loaded. */
function showConnectionLost(onRetry: () => void): void {
  const alert = document.createElement('div');
  const add = (name: string, text: string): HTMLElement => {
    const element = document.createElement(name);
    element.textContent = text;
    alert.append(element);
    return element;
  };
  alert.setAttribute('role', 'alert');
  alert.className = 'bootAlert';
  alert.setAttribute(LOST, '');
  add('h2', 'Connection Lost');
  add('p', 'Parts of the shop could not be loaded. Your cart and your wishlist are safe.');
  // It is in no form, so it needs no type.
  add('button', 'Try Again').addEventListener('click', () => {
    alert.remove();
    onRetry();
  });
  document.body.prepend(alert);
  // Until the host is hydrated, nothing else can answer a press.
  window.addEventListener(DROPPED_EVENT, () => alert.scrollIntoView({ block: 'nearest' }));
  document.dispatchEvent(new Event(LOST_EVENT));
}
