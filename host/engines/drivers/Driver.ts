/** A key that types no character. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** A window of a browser, with the operations that the journeys need. */
export interface BrowserWindow {
  /** Opens an address and waits until it is loaded. */
  load(url: string): Promise<void>;
  /** Runs a function in the page and returns its result, as JSON. Its source is sent, so it can use only its arguments. */
  run<Args extends readonly unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks at a position, in CSS pixels from the window's upper left corner. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Resizes the page, in CSS pixels. The page may have its new width only later. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A browser for the tests, with a separate profile. */
export interface Driver {
  open(): Promise<BrowserWindow>;
  close(): Promise<void>;
}
