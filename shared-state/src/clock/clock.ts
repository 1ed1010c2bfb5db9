/** The shop's source of time; injected, so that a test sets the date and controls how long a wait takes. */
export interface Clock {
  now(): Date;
  /** Resolves after the given number of milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
