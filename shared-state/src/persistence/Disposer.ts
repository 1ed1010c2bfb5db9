/** Stops what the call that returned it has started, such as following events. */
export type Disposer = () => void;
