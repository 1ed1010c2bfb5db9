import type { RemoteEvent } from '../events.ts';

/**
 * Every name by which the HTML, the first script, the host and the remotes exchange something outside of function calls:
 * `data-` attributes, events, and globals. It is with the formats, because these are the only modules that the host, its first
 * script, its worker, the loader and the writer of the pages may all import. Style sheets, attributes in JSX, and rooms that may
 * not import this one use the same names as literals, and `handover.test.ts` of tooling checks all of them.
 */

// Attributes of the root element.

/** In the HTML until the first script runs. Until then style sheets show what works without scripts. */
export const UNSCRIPTED = 'data-unscripted';

/** The first script has run. The HTML names it twice, and the second one does nothing. */
export const BOOTED = 'data-boot';

/**
 * From the first script until the files of the first view are loaded: `first`, or `again` if the worker has the font. Lazy
 * pictures wait, except those with {@link IN_WINDOW}; in a first visit the font waits too.
 */
export const OPENING = 'data-opening';

/** The shopper has data that decides the page's content, so a skeleton covers the guest's page in the HTML. */
export const KEEPS = 'data-keeps';

/** The query or the navigation state decides the page's content, so a skeleton covers the page in the HTML. */
export const VARIES = 'data-varies';

/** The host runs: the notice "The shop is still loading" is not shown any more. */
export const STARTED = 'data-started';

/** The shopper's theme, `light` or `dark`; without it or with another value the device's. */
export const THEME = 'data-theme';

/** `reduced`: without motion, whatever the device's setting. */
export const MOTION = 'data-motion';

// Attributes of elements in the page.

/** A part of the page that is in the HTML and not hydrated yet. The first script records presses and typing there. */
export const DEHYDRATED = 'data-dehydrated';

/** An alert over a part that is hydrated only if the shopper tries again. */
export const LOST = 'data-lost';

/** A control whose press is recorded. Style sheets show that it waits. */
export const PRESSED = 'data-pressed';

/** Controls in it act at once, not after the presses that wait. */
export const AT_ONCE = 'data-at-once';

/** On a button that adds or removes something: whether it is added. If it has changed, the first script does not repeat a press. */
export const WISHED = 'data-wished';

/** A skeleton of a guarded page, which is shown until hydration whatever is stored. */
export const GUARDED = 'data-guarded';

/** A lazy picture in the window, which does not wait for {@link OPENING} to end. */
export const IN_WINDOW = 'data-in-window';

/** The empty list of the offline page, which the worker fills with links to stored pages. */
export const STORED_LINKS = 'data-kept';

// Attributes of `<link rel="stylesheet">`.

/**
 * The path of a style sheet in its build, on the element that loads it or for which the HTML's own style sheet includes it.
 * Webpack's runtimes look for this name before they load a style sheet.
 */
export const SHEET_PATH = 'data-href';

/** The hash of the manifest of the release that the style sheet of a remote comes from. */
export const SHEET_RELEASE = 'data-release';

// Attributes by which a page uses the global style sheet of shared-ui.

/** The accent colour of a section, for the element and its content. */
export const ACCENT = 'data-accent';

/** A bar at the lower edge of the window, on phones; `high` if it has two rows. Toasts are shown above it. */
export const STICKY_BAR = 'data-sticky-bar';

/** A bar that stays at the upper edge of the window. Anchors and focused elements keep clear of it. */
export const STICKY_HEAD = 'data-sticky-head';

/** A notice of the host that keeps its place above a {@link STICKY_BAR}. */
export const NOTICE = 'data-notice';

/** A row of a list, by its name: when the row with the focus is removed, the focus moves to the next. */
export const ROW = 'data-row';

// Events on the document.

/** Of a part that is hydrated now; it bubbles. The first script replays the presses and the typing there. */
export const HYDRATED_EVENT = 'weft:hydrated';

/** Parts that are not hydrated now will not be. The first script drops the presses that wait for them. */
export const LOST_EVENT = 'weft:lost';

// Events on the window.

/** The first script has dropped a press; `detail` is the name of its control. The host shows a message. */
export const DROPPED_EVENT = 'weft:dropped';

/** For operators: a load or a failure of a remote (docs/remotes.md#the-event-stream). */
export const REMOTE_EVENT = 'weft:remote';

/** For a shop's analytics: an action of the shopper (docs/product/events.md). Its type is in `shared-state`, which sends it. */
export const COMMERCE_EVENT = 'weft:commerce';

declare global {
  interface DocumentEventMap {
    [HYDRATED_EVENT]: Event;
    [LOST_EVENT]: Event;
  }

  interface WindowEventMap {
    [DROPPED_EVENT]: CustomEvent<string>;
    [REMOTE_EVENT]: CustomEvent<RemoteEvent>;
  }

  // Globals. `var` is the only declaration that makes a property of the global object.

  /** Responses that the first script has requested for the loader, by address. Each response has one reader. */
  var weftAnswers: Map<string, Promise<Response>> | undefined;

  /** The hashes of the files of all releases that may run, by address. The loader fills it; the remotes' own runtimes read it. */
  var remoteIntegrity: Map<string, string> | undefined;
}
