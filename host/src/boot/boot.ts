/**
 * The first script of a page. It is one file with `appearance.js` and `keepInput.ts`, and has no imports, because it must
 * work when every other file fails. Once the first picture is painted, it loads the host's scripts and lets the browser
 * load more pictures. It retries failed files, and shows "Connection Lost" in the page if the retries fail
 * (docs/pages.md).
 *
 * The HTML names it twice. A browser loads the second copy only if the first one has failed, and the script runs once.
 */
if (!('boot' in document.documentElement.dataset)) {
  const { dataset } = document.documentElement;
  dataset.boot = '';
  delete dataset.unscripted;

  /** The longest time that the other pictures in the window wait for the first picture, in milliseconds. */
  const MAX_OPENING = 3_000;

  // A page from the service worker has the font already. Browsers that refuse storage have no service workers.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Set before the page is parsed. Lazy pictures wait (Picture.module.scss), and without a worker the font waits too
  // (_properties.scss).
  dataset.opening = worker?.controller ? 'again' : 'first';

  // The web manifest waits too: browsers load it as soon as its element exists.
  let manifest: HTMLLinkElement | null = null;
  const observer = new MutationObserver(() => {
    manifest = document.querySelector('link[rel=manifest]');
    if (!manifest) return;
    observer.disconnect();
    manifest.rel = '';
  });
  observer.observe(document.head, { childList: true });

  const endOpening = (): void => {
    delete dataset.opening;
    if (manifest) manifest.rel = 'manifest';
  };

  const isInWindow = ({ top, bottom, left, right }: DOMRect): boolean =>
    top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && bottom > top;

  const ONCE = { once: true, capture: true, passive: true } as const;
  window.addEventListener('scroll', endOpening, ONCE);

  /** Loads the pictures in the window. Other pictures and the font wait for the scripts. */
  const loadVisiblePictures = (): void => {
    if (!('opening' in dataset)) return;
    const lazy = [...document.querySelectorAll<HTMLImageElement>('#root img[loading=lazy]')];
    // Measures the frames, because until then the pictures themselves are outside the window.
    const inWindow = lazy.filter(
      ({ parentElement: frame }) => frame && isInWindow(frame.getBoundingClientRect()),
    );
    // After all measurements: a change before one of them would force another layout.
    for (const picture of inWindow) picture.dataset.inWindow = '';
    // Not earlier: on a phone the first layout sets the width of the viewport and fires this event.
    window.addEventListener('resize', endOpening, ONCE);
  };
  setTimeout(loadVisiblePictures, MAX_OPENING);

  type BootFiles = import('../remotes/bootFiles').ShopBootFiles;
  type HashedFile = import('remote-loader/formats').HashedFile;

  const { scripts, main, files, release, keptUnder, variesBy, isGuarded } = JSON.parse(
    document.querySelector('#boot-files')?.textContent ?? '{}',
  ) as BootFiles;

  /** The navigation state. `usr` and `key` are the router's history state. */
  const { usr: state = null } = (history.state ?? {}) as { usr?: unknown };

  /** The redirect of `RequireSession`, without waiting for its script. */
  const showSignIn = (): void => {
    const { pathname, search, hash } = location;
    const from = { pathname, search, hash, state };
    history.replaceState({ usr: { from }, key: 'guard' }, '', '/login');
    location.reload();
  };

  // The HTML shows a guest's page. A shopper with stored data sees a skeleton until hydration (PageFromHtml.module.scss).
  try {
    // oxlint-disable-next-line no-restricted-globals -- this file works without any other
    const kept = keptUnder && localStorage.getItem(keptUnder);
    if (kept && kept !== '[]') dataset.keeps = '';
    else if (isGuarded) showSignIn();
  } catch {
    // Without storage every shopper is a guest.
  }

  // The HTML shows the page without query and state.
  const query = new URLSearchParams(location.search);
  if (variesBy?.some((name) => query.has(name) || Object.hasOwn(Object(state) as object, name)))
    dataset.varies = '';

  /** The same as in `remotes/createRemotes.ts`. */
  const POINTER = '/release.json';

  /** The pause before each retry of a file, in milliseconds. After the last retry the file counts as failed. */
  const PAUSES = [300, 1_000, 3_000];

  /** The longest wait before the scripts are loaded, in milliseconds. */
  const MAX_WAIT = 2_000;

  /** How long to wait for the paint of a loaded picture, in milliseconds. Not every browser reports it. */
  const MAX_PAINT_WAIT = 300;

  const SIGNS_OF_INTEREST = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

  const policy = window.trustedTypes?.createPolicy('weft-boot', {
    createScriptURL: (url) => {
      if ([main, ...scripts].some(([address]) => address === url)) return url;
      throw new Error(`${url} is not a file of this page.`);
    },
  });

  const inserted = new Set<string>();

  /** Adds an element with a file to the document, with retries until the file is loaded. */
  const insert = async (url: string, add: () => HTMLElement): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      const element = add();
      const isThere = await new Promise<boolean>((resolve) => {
        element.addEventListener('load', () => resolve(true));
        element.addEventListener('error', () => resolve(false));
      });
      if (isThere) break;
      element.remove();
      const pause = PAUSES[attempt];
      if (pause === undefined) throw new Error(`${url} could not be loaded.`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    inserted.add(url);
  };

  /**
   * Preloads a script that this file or the loader of the remotes will insert later.
   *
   * @returns settles when the script is loaded or has failed
   */
  const preload = ([url, integrity]: HashedFile): Promise<void> => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.integrity = integrity;
    if (new URL(url, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
    link.setAttribute('fetchpriority', 'low');
    link.href = url;
    document.head.append(link);
    return new Promise((resolve) => {
      for (const type of ['load', 'error']) link.addEventListener(type, () => resolve());
    });
  };

  /**
   * Requests everything that the page needs for hydration, in the order of need.
   *
   * @returns settles when the scripts are loaded or have failed
   */
  const requestAll = async (): Promise<void> => {
    const answers = new Map<string, Promise<Response>>();
    Object.defineProperty(window, 'weftAnswers', { value: answers });
    const loaded = [main, ...(files ?? [])].map(preload);
    for (const url of [POINTER, ...(release ? [release.manifest] : [])]) {
      const answer = fetch(url, { cache: 'no-cache', priority: 'low' });
      // The reader of the answer handles its failure.
      answer.catch(() => undefined);
      answers.set(new URL(url, location.href).href, answer);
    }
    await Promise.all(loaded);
  };

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
  };

  /** After a failure Chromium has a style sheet without rules. Other browsers have none, or an unreadable one. */
  const isEmpty = ({ sheet }: HTMLLinkElement): boolean => {
    try {
      return !sheet?.cssRules.length;
    } catch {
      return true;
    }
  };

  /** Retries the style sheets of the HTML that have failed. */
  const insertMissingStyles = async (): Promise<void> => {
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
  };

  /** @param styles settles when the style sheets are loaded */
  const start = async (styles: Promise<void>): Promise<void> => {
    try {
      await Promise.all([styles, ...scripts.map(insertScript)]);
      await insertScript(main);
    } catch {
      showConnectionLost();
    }
  };

  /** Uses only DOM methods, because no other code is loaded. */
  const showConnectionLost = (): void => {
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.className = 'bootAlert';
    alert.dataset.lost = '';
    const heading = document.createElement('h2');
    heading.textContent = 'Connection Lost';
    const text = document.createElement('p');
    text.textContent =
      'Parts of the shop could not be loaded. Your cart and your wishlist are safe.';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Try Again';
    button.addEventListener('click', () => {
      alert.remove();
      void start(insertMissingStyles());
    });
    alert.append(heading, text, button);
    document.body.prepend(alert);
    // While the host is asleep, nothing else can answer a press.
    window.addEventListener('weft:dropped', () => alert.scrollIntoView({ block: 'nearest' }));
    document.dispatchEvent(new Event('weft:lost'));
  };

  interface PaintEntry extends PerformanceEntry {
    readonly element: Element | null;
  }

  /**
   * Calls back when the picture is painted, or without one at the first paint of content. Only Chromium reports every
   * picture with `elementtiming` (Picture.tsx). Other browsers report the picture only if it is the largest paint.
   */
  const whenPainted = (picture: Element | null, callback: () => void): void => {
    const isTimed = picture && PerformanceObserver.supportedEntryTypes.includes('element');
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as PaintEntry[];
      if (picture && !entries.some(({ element }) => element === picture)) return;
      observer.disconnect();
      callback();
    });
    // Browsers without this type report nothing.
    observer.observe({ type: isTimed ? 'element' : 'largest-contentful-paint', buffered: true });
  };

  /** Resolves when the whole HTML is parsed. */
  const isRead = new Promise<void>((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve());
  });

  /**
   * Resolves when the first picture is painted. It does not resolve when the picture is loaded, because decoding and
   * painting would compete with the scripts for processor and network.
   */
  const watchFirstPicture = (): Promise<void> =>
    new Promise((resolve) => {
      // A skeleton has no pictures.
      const picture =
        'varies' in dataset
          ? null
          : document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]');
      const resolveSoon = (): void => void setTimeout(resolve, MAX_PAINT_WAIT);
      whenPainted(picture, resolve);
      if (!document.querySelector('#root')?.hasChildNodes()) resolve();
      if (!picture || picture.complete) resolveSoon();
      picture?.addEventListener('load', resolveSoon);
      picture?.addEventListener('error', () => resolve());
      setTimeout(resolve, MAX_WAIT);
      for (const sign of SIGNS_OF_INTEREST) {
        document.addEventListener(sign, () => resolve(), ONCE);
      }
    });

  // Styles are not delayed.
  const styles = isRead.then(insertMissingStyles);
  styles.catch(() => undefined);
  void isRead.then(watchFirstPicture).then(() => {
    loadVisiblePictures();
    void Promise.all([start(styles), requestAll()]).then(endOpening);
  });
}
