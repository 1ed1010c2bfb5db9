/** Time as the shop knows it; injected, so that a test decides what day it is and how long a second takes. */
export interface Clock {
  now(): Date;
  /** Resolves after the given number of milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
