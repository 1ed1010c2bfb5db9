import { POINTER, type HashedFile } from 'remote-loader/formats';
import { isLoaded } from '../loading/isLoaded';
import type { ShopBootFiles } from '../remotes/bootFiles';

/** The pause before each retry of a file, in milliseconds. After the last retry the file counts as failed. */
const PAUSES = [300, 1_000, 3_000];

/** Adds an element with a file to the document, again if the file fails. @throws if the last retry fails */
export async function insert(url: string, add: () => HTMLElement): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const element = add();
    if (await isLoaded(element)) return;
    element.remove();
    const pause = PAUSES[attempt];
    if (pause === undefined) throw new Error(`${url} could not be loaded.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Requests what hydration needs, in the order of need. Settles when the scripts are loaded or have failed. */
export async function requestAll({ main, files, release }: ShopBootFiles): Promise<void> {
  const responses = new Map<string, Promise<Response>>();
  window.weftAnswers = responses;
  const loaded = [main, ...(files ?? [])].map(preload);
  for (const url of [`/${POINTER}`, ...(release ? [release.manifest] : [])]) {
    const response = fetch(url, { cache: 'no-cache', priority: 'low' });
    // The reader of the response handles its failure.
    response.catch(() => undefined);
    responses.set(new URL(url, location.href).href, response);
  }
  await Promise.all(loaded);
}

function preload([url, integrity]: HashedFile): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.integrity = integrity;
  if (new URL(url, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  link.setAttribute('fetchpriority', 'low');
  link.href = url;
  document.head.append(link);
  return isLoaded(link);
}

/** Retries the style sheets of the HTML that have failed. */
export async function insertMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]')];
  const missing = links.filter(isEmpty);
  await Promise.all(
    missing.map(async (link) => {
      await insert(link.href, () => {
        const copy = link.cloneNode() as HTMLElement;
        link.after(copy);
        return copy;
      });
      link.remove();
    }),
  );
}

/** After a failure Chromium has a style sheet without rules. Other browsers have none, or an unreadable one. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}
