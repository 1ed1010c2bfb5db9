/** Where something is in a window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A key that is no letter. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';

/** A window of a browser, as much as the journeys need of it. */
export interface BrowserWindow {
  /** Opens an address and waits until it is loaded. */
  load(url: string): Promise<void>;
  /** Goes one entry back in the history. */
  back(): Promise<void>;
  /** Runs a function in the page and gives its result, as JSON. Its text is sent: it can use its arguments alone. */
  run<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Gives the page another size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A browser that runs for the tests, with a profile of its own. */
export interface Driver {
  open(): Promise<BrowserWindow>;
  close(): Promise<void>;
}
