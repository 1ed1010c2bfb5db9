/** Stops an activity, such as listening to events. */
export type Disposer = () => void;
