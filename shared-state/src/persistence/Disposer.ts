/** Ends what was started. */
export type Disposer = () => void;
