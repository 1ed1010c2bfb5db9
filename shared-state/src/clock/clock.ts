/** The shop's source of time. It is injected, so that a test can set the date and control waits. */
export interface Clock {
  now(): Date;
  wait(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
