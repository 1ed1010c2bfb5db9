/**
 * The first script of a page, in one file with `appearance.js` and `keepInput.ts` and without imports, because it must
 * work when every other file fails. Once the first picture is painted it loads the host's scripts and lets the browser
 * load further pictures; it retries failed files, and shows "Connection Lost" in the page if that does not help
 * (docs/pages.md).
 *
 * The HTML names it twice: a browser loads the second one only if the first has failed, and it runs once.
 */
if (!('boot' in document.documentElement.dataset)) {
  const { dataset } = document.documentElement;
  dataset.boot = '';
  delete dataset.unscripted;

  /** The longest time that everything else waits for the first picture, in milliseconds. */
  const LONGEST_OPENING = 3_000;

  // A page that the service worker answers has the font already. Browsers have no worker where storage is refused.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Before anything of the page is parsed. Lazy pictures wait for the first one (Picture.module.scss), and without a
  // worker the font too (_properties.scss).
  dataset.opening = worker?.controller ? 'again' : 'first';

  // So does the web manifest: browsers load it as soon as the element is there.
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

  /** Loads the pictures in the window, and the font; further pictures leave the line to the scripts. */
  const openWindow = (): void => {
    if (!('opening' in dataset)) return;
    const lazy = [...document.querySelectorAll<HTMLImageElement>('#root img[loading=lazy]')];
    // A picture itself is out of the window until then.
    const inWindow = lazy.filter(
      ({ parentElement: frame }) => frame && isInWindow(frame.getBoundingClientRect()),
    );
    // After the last look at the layout, which every change would cause to be computed once more.
    dataset.opening = 'scripts';
    for (const picture of inWindow) picture.dataset.inWindow = '';
    // Not before: a phone's first layout is followed by this event, as the viewport then gets its width.
    window.addEventListener('resize', endOpening, ONCE);
  };
  setTimeout(openWindow, LONGEST_OPENING);

  type BootFiles = import('../remotes/bootFiles').BootFiles;
  type HashedFile = import('../remotes/htmlFiles').HashedFile;

  const { scripts, main, files, release, keptUnder, isGuarded } = JSON.parse(
    document.querySelector('#boot-files')?.textContent ?? '{}',
  ) as BootFiles;

  /** Does at once what `RequireSession` would do once all scripts are there; the state of the entry is the router's. */
  const showSignIn = (): void => {
    const { pathname, search, hash } = location;
    const { usr: state = null } = (history.state ?? {}) as { usr?: unknown };
    const from = { pathname, search, hash, state };
    history.replaceState({ usr: { from }, key: 'guard' }, '', '/login');
    location.reload();
  };

  // The HTML is that of a guest: what a shopper has there is shown when the page answers (PageFromHtml.module.scss).
  try {
    // oxlint-disable-next-line no-restricted-globals -- this file works without any other
    const kept = keptUnder && localStorage.getItem(keptUnder);
    if (kept && kept !== '[]') dataset.keeps = '';
    else if (isGuarded) showSignIn();
  } catch {
    // Who can't store anything is a guest.
  }

  /** The same in `remotes/createRemotes.ts`, which asks for it. */
  const POINTER = '/release.json';

  /** The waits before the retries of a file, in milliseconds; after the last retry it has failed for good. */
  const PAUSES = [300, 1_000, 3_000];

  /** The longest wait before the scripts are loaded, in milliseconds. */
  const LONGEST_WAIT = 2_000;

  /** How long after its arrival a picture may take to be painted, in milliseconds: most browsers do not report it. */
  const LONGEST_PAINT = 300;

  const SIGNS_OF_INTEREST = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

  const policy = window.trustedTypes?.createPolicy('weft-boot', {
    createScriptURL: (url) => {
      if ([main, ...scripts].some(([address]) => address === url)) return url;
      throw new Error(`${url} is no file of this page.`);
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
   * Has the browser load a script that will be inserted later: by this file, or by the loader of the remotes.
   *
   * @returns settles when it is there or has failed
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
   * Asks for all that the page needs until it answers, in the order of need.
   *
   * @returns settles when the scripts are there or have failed
   */
  const askForAll = async (): Promise<void> => {
    const answers = new Map<string, Promise<Response>>();
    Object.defineProperty(window, 'weftAnswers', { value: answers });
    const loaded = [main, ...(files ?? [])].map(preload);
    for (const url of [POINTER, ...(release ? [release.manifest] : [])]) {
      const answer = fetch(url, { cache: 'no-cache', priority: 'low' });
      // Who reads it is told of its failure.
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
      // A trusted URL, which the DOM's types do not know, as a string.
      script.src = (policy ? policy.createScriptURL(url) : url) as string;
      document.head.append(script);
      return script;
    });
  };

  /** After a failure Chromium has a style sheet without rules; other browsers have none, or one that can't be read. */
  const isEmpty = ({ sheet }: HTMLLinkElement): boolean => {
    try {
      return !sheet?.cssRules.length;
    } catch {
      return true;
    }
  };

  /** Loads style sheets of the HTML again that have failed. */
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

  /** With DOM methods only, because no other code is loaded. */
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

  /** Calls back when the first picture is painted (Picture.tsx), or without one at the first paint of content. */
  const whenPainted = (hasPicture: boolean, callback: () => void): void => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      callback();
    });
    // A browser that does not know the type reports nothing.
    observer.observe({ type: hasPicture ? 'element' : 'largest-contentful-paint', buffered: true });
  };

  /** Settles when the whole HTML is parsed. */
  const isRead = new Promise<void>((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve());
  });

  /**
   * Settles when the first picture is painted. Its arrival is not enough: decoding and painting it would compete with
   * the scripts for processor and network.
   */
  const watchFirstPicture = (): Promise<void> =>
    new Promise((resolve) => {
      const picture = document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]');
      const resolveSoon = (): void => void setTimeout(resolve, LONGEST_PAINT);
      whenPainted(Boolean(picture), resolve);
      if (!document.querySelector('#root')?.hasChildNodes()) resolve();
      if (!picture || picture.complete) resolveSoon();
      picture?.addEventListener('load', resolveSoon);
      picture?.addEventListener('error', () => resolve());
      setTimeout(resolve, LONGEST_WAIT);
      for (const sign of SIGNS_OF_INTEREST) {
        document.addEventListener(sign, () => resolve(), ONCE);
      }
    });

  // Styles are not delayed.
  const styles = isRead.then(insertMissingStyles);
  styles.catch(() => undefined);
  void isRead.then(watchFirstPicture).then(() => {
    openWindow();
    void Promise.all([start(styles), askForAll()]).then(endOpening);
  });
}
