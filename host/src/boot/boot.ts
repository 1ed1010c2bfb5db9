/**
 * The first script of a page, as it is and alone: it must work when every other file fails. It asks for the scripts of the
 * host once the first picture is there, asks again for what failed, says "Connection Lost" in the page when that does not
 * help, and keeps what the shopper pressed meanwhile until the page can answer it (docs/pages.md).
 *
 * The HTML names it twice: a browser asks for it again only when the first request failed, and it runs once.
 */
if (!('boot' in document.documentElement.dataset)) {
  document.documentElement.dataset.boot = '';

  type BootFiles = import('./bootFiles').BootFiles;

  const { scripts, main } = JSON.parse(
    document.querySelector('#boot-files')?.textContent ?? '{}',
  ) as BootFiles;

  /** How long to wait before a file is asked for again, in milliseconds; after the last of them it is lost. */
  const PAUSES = [300, 1_000, 3_000];

  /** The scripts are asked for after this long at the latest, in milliseconds. */
  const LONGEST_WAIT = 2_000;

  /** How long a picture that has arrived may take to be painted, in milliseconds; another one may have been larger. */
  const LONGEST_PAINT = 300;

  const SIGNS_OF_INTEREST = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

  interface PolicyFactory {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL: (url: string) => unknown };
  }

  const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
    'weft-boot',
    {
      createScriptURL: (url) => {
        if (url === main || scripts.includes(url)) return url;
        throw new Error(`${url} is no file of this page.`);
      },
    },
  );

  const inserted = new Set<string>();

  /** Adds an element with a file to the document, again and again until the file is there. */
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

  const insertScript = async (url: string): Promise<void> => {
    if (inserted.has(url)) return;
    await insert(url, () => {
      const script = document.createElement('script');
      script.setAttribute('fetchpriority', 'low');
      // A trusted address takes the place of text, which the types of the DOM do not know.
      script.src = (policy ? policy.createScriptURL(url) : url) as string;
      document.head.append(script);
      return script;
    });
  };

  /** Chromium gives a style sheet that failed no rules, and other browsers no sheet or none that can be read. */
  const isEmpty = ({ sheet }: HTMLLinkElement): boolean => {
    try {
      return !sheet?.cssRules.length;
    } catch {
      return true;
    }
  };

  /** Style sheets of the HTML that did not come. */
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

  /** @param styles settles when the style sheets are there */
  const start = async (styles: Promise<void>): Promise<void> => {
    try {
      await Promise.all([styles, ...scripts.map(insertScript)]);
      await insertScript(main);
    } catch {
      showConnectionLost();
    }
  };

  /** In the page itself, with nothing but the document: whatever draws the shop otherwise is not here. */
  const showConnectionLost = (): void => {
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.className = 'bootAlert';
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
  };

  /** The largest content that the browser has painted, as its performance timeline names it. */
  interface LargestPaint extends PerformanceEntry {
    readonly element: Element | null;
  }

  /** Calls back when the picture was painted, or, of a page without one, anything. */
  const whenPainted = (picture: Element | null, callback: () => void): void => {
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as LargestPaint[];
      if (picture && !entries.some(({ element }) => element === picture)) return;
      observer.disconnect();
      callback();
    });
    // A browser that does not know the type reports nothing.
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  };

  /**
   * Settles when the first picture is painted: to have arrived is not enough, for what the browser decodes and draws then
   * would share the processor and the line with the scripts.
   */
  const firstPicture = new Promise<void>((resolve) => {
    const picture = document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]');
    const resolveSoon = (): void => void setTimeout(resolve, LONGEST_PAINT);
    whenPainted(picture, resolve);
    if (!document.querySelector('#root')?.hasChildNodes()) resolve();
    if (!picture || picture.complete) resolveSoon();
    picture?.addEventListener('load', resolveSoon);
    picture?.addEventListener('error', () => resolve());
    setTimeout(resolve, LONGEST_WAIT);
    for (const sign of SIGNS_OF_INTEREST) {
      document.addEventListener(sign, () => resolve(), {
        once: true,
        capture: true,
        passive: true,
      });
    }
  });

  // What is seen waits for nothing.
  const styles = insertMissingStyles();
  styles.catch(() => undefined);
  void firstPicture.then(() => start(styles));

  /** As in `wake.ts`, which this file, being alone, can't import. */
  const ASLEEP = 'data-asleep';

  /** What was pressed or submitted in parts that were asleep, in its order. */
  let pressed: {
    readonly element: HTMLElement;
    readonly repeat: (element: HTMLElement) => void;
  }[] = [];

  const isAsleep = (element: Element): boolean => element.closest(`[${ASLEEP}]`) !== null;

  const keep = (
    event: Event,
    element: HTMLElement,
    repeat: (element: HTMLElement) => void,
  ): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.dataset.pressed = '';
    pressed.push({ element, repeat });
  };

  const handleClick = (event: MouseEvent): void => {
    // A link waits only for what was pressed before it: leaving at once would lose that.
    const pressable = pressed.length > 0 ? 'button, summary, a[href]' : 'button, summary';
    const element = (event.target as Element).closest<HTMLElement>(pressable);
    if (element && isAsleep(element)) keep(event, element, (control) => control.click());
  };

  /** Keys that only a script gives a meaning: those of tabs. */
  const handleKey = (event: KeyboardEvent): void => {
    const element = event.target as HTMLElement;
    const { key } = event;
    if (!isAsleep(element) || !element.matches('[role=tab]') || !/^(?:Arrow|Home|End)/.test(key))
      return;
    keep(event, element, (tab) => {
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  };

  const handleSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (isAsleep(form))
      keep(event, form, (element) => (element as HTMLFormElement).requestSubmit());
  };

  /** The element itself, or its counterpart when the part was drawn anew by another release. */
  const present = (element: HTMLElement, part: Element): HTMLElement | undefined => {
    if (element.isConnected) return element;
    // In a list the same button stands in each article.
    const nameOf = (other: HTMLElement): string =>
      `${other.closest('article')?.ariaLabel} ${other.ariaLabel ?? other.textContent}`;
    const alike = [...part.querySelectorAll<HTMLElement>(element.tagName)];
    return alike.find((other) => nameOf(other) === nameOf(element));
  };

  type Field = HTMLInputElement | HTMLTextAreaElement;

  interface Typed {
    readonly value: string;
    readonly start: number | null;
    readonly end: number | null;
  }

  const typedIn = ({ value, selectionStart, selectionEnd }: Field): Typed => ({
    value,
    start: selectionStart,
    end: selectionEnd,
  });

  /** What was typed into fields that were asleep: React may empty them, and moves the selection, when it hydrates them. */
  const typed = new Map<Field, Typed>();

  const keepTyped = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && isAsleep(target)) typed.set(target, typedIn(target));
  };

  /** Tells React what was typed while it was not here. It takes a value for its own that it finds when it hydrates. */
  const retype = (field: Field, { value, start, end }: Typed): void => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    for (const text of ['', value]) {
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (start !== null) field.setSelectionRange(start, end);
  };

  /** The same for a box or a radio that was chosen. */
  const rechoose = (field: HTMLInputElement): void => {
    field.checked = !field.checked;
    field.click();
  };

  const repeatInput = (part: Element): void => {
    const fields = [...part.querySelectorAll<Field>('input, textarea')].filter(
      (field) => !isAsleep(field),
    );
    const texts: [Field, Typed][] = [];
    for (const field of fields) {
      if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
        // Of radios the one that was chosen speaks for the others.
        const isChosen = field.checked || field.type === 'checkbox';
        if (isChosen && field.checked !== field.defaultChecked) rechoose(field);
        continue;
      }
      const text = typed.get(field) ?? typedIn(field);
      typed.delete(field);
      if (text.value !== field.defaultValue) texts.push([field, text]);
    }
    // React empties the others of a form with the first.
    for (const [field, text] of texts) retype(field, text);
    for (const select of part.querySelectorAll('select')) {
      const isChosen = [...select.options].some(
        (option) => option.selected !== option.defaultSelected,
      );
      if (isChosen && !isAsleep(select))
        select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  /** A part has woken: what was typed and pressed there happens now. */
  const handleAwake = (event: Event): void => {
    const part = event.target as Element;
    repeatInput(part);
    // React takes what was typed in a microtask; a form that is sent before would be empty.
    queueMicrotask(() => repeatPresses(part));
  };

  const repeatPresses = (part: Element): void => {
    const now = pressed.filter(({ element }) => !element.isConnected || !isAsleep(element));
    pressed = pressed.filter((press) => !now.includes(press));
    for (const { element, repeat } of now) {
      const target = present(element, part);
      delete target?.dataset.pressed;
      if (target) repeat(target);
    }
  };

  for (const sign of ['input', 'select', 'keyup', 'pointerup']) {
    document.addEventListener(sign, keepTyped, true);
  }
  document.addEventListener('keydown', handleKey, true);
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  document.addEventListener('weft:awake', handleAwake);
}
