import { makeAutoObservable, observableRef } from 'mobx';
import type { Disposer } from './Disposer';
import { followKey } from './followKey';
import type { KeyName } from './KeyValueStorage';
import type { Persistence } from './Persistence';
import type { StorageKey } from './StorageKey';

/** Reads a value from the text that `JSON.stringify` made of it. */
export interface Parser<Value> {
  /** The value where nothing is stored. */
  readonly empty: Value;
  /** The value in a text; `isWhole` is false where a part of it could not be read. Never throws. */
  parse(text: string): { readonly value: Value; readonly isWhole: boolean };
}

/**
 * The least time between two writes, in milliseconds: while a key is held down, a long cart is not stored for each
 * step.
 */
export const SAVE_INTERVAL = 100;

/** A change of a value. It must be pure, because it is applied again to a value that another tab has stored. */
export type Change<Value> = (value: Value) => Value;

/**
 * A stored value that several tabs change. A change is visible at once and stored soon after, under a lock: it is
 * applied to the value that is stored at that moment, so that concurrent changes of several tabs are all kept
 * (docs/product/cart.md#several-tabs). Changes until then are stored by one write. Where storing fails they are kept in
 * memory and retried, and are applied again to whatever another tab stores meanwhile.
 */
export class StoredValue<Value> {
  /** The stored value with the unsaved changes applied. */
  value: Value;
  readonly #name: KeyName;
  readonly #parser: Parser<Value>;
  readonly #persistence: Persistence;
  readonly #key: StorageKey;
  /** The text that the value was read from; undefined until one has been read. */
  #text: string | null | undefined = undefined;
  #unsaved: Change<Value>[] = [];
  #isSaveScheduled = false;
  #savedAt = 0;
  /** An unreadable text whose quarantine write failed (quota). */
  #pendingQuarantine: string | null = null;

  constructor(name: KeyName, parser: Parser<Value>, persistence: Persistence) {
    this.#name = name;
    this.#parser = parser;
    this.#persistence = persistence;
    this.#key = persistence.key(name);
    this.value = parser.empty;
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
  }

  /** Applies a change. A change that returns the same value writes nothing. */
  update(change: Change<Value>): void {
    this.refresh();
    const changed = change(this.value);
    if (changed === this.value) return;
    this.value = changed;
    this.#unsaved.push(change);
    this.scheduleSave();
  }

  /** Removes the key at once, without the lock, and discards unsaved changes. */
  erase(): void {
    this.forget();
    if (this.#key.write(null)) return;
    this.#unsaved = [() => this.#parser.empty];
    this.#persistence.retries.add(this.#name, this.scheduleSave);
  }

  /** Reads what is stored and follows the other tabs until the disposer is called. */
  start(): Disposer {
    this.refresh();
    const unfollow = followKey(this.#persistence.tab, this.#name, {
      onElsewhere: this.followElsewhere,
      onReturn: this.catchUp,
      onLeave: this.save,
    });
    return () => {
      unfollow();
      this.save();
      this.#persistence.retries.remove(this.#name);
    };
  }

  private followElsewhere(isErased: boolean): void {
    // Erasing in another tab also discards the unsaved changes of this one.
    if (isErased) this.forget();
    this.catchUp();
  }

  private catchUp(): void {
    this.refresh();
    if (this.#unsaved.length > 0) this.scheduleSave();
  }

  private forget(): void {
    this.#unsaved = [];
    this.#text = undefined;
    this.value = this.#parser.empty;
    this.#persistence.retries.remove(this.#name);
  }

  /**
   * Reads the stored text, if it is new, and applies the unsaved changes to its value. False where it can't be read.
   */
  private refresh(): boolean {
    const text = this.#key.read();
    if (text === undefined) return false;
    if (text !== this.#text) {
      this.#text = text;
      this.value = this.#unsaved.reduce((value, change) => change(value), this.parse(text));
    }
    return true;
  }

  private parse(text: string | null): Value {
    if (text === null) return this.#parser.empty;
    const { value, isWhole } = this.#parser.parse(text);
    this.#pendingQuarantine =
      isWhole || this.#persistence.quarantine(this.#name, text) ? null : text;
    return value;
  }

  private scheduleSave(): void {
    if (this.#isSaveScheduled) return;
    this.#isSaveScheduled = true;
    const { timers, runExclusive } = this.#persistence.tab;
    const rest = this.#savedAt + SAVE_INTERVAL - timers.now();
    // Otherwise the clock was set back meanwhile.
    if (rest > 0 && rest <= SAVE_INTERVAL)
      timers.after(rest, () => runExclusive(this.#name, this.save));
    else runExclusive(this.#name, this.save);
  }

  private save(): void {
    this.#isSaveScheduled = false;
    if (this.#unsaved.length === 0) return;
    // A text that could not be read is not overwritten.
    if (!this.refresh() || !this.write(JSON.stringify(this.value))) {
      this.#persistence.retries.add(this.#name, this.scheduleSave);
      return;
    }
    this.#unsaved = [];
    this.#persistence.retries.remove(this.#name);
  }

  private write(text: string): boolean {
    if (text === this.#text) return true;
    if (!this.#key.write(text)) return false;
    this.#text = text;
    this.#savedAt = this.#persistence.tab.timers.now();
    // The new text may be shorter and leave room for the quarantined one.
    if (this.#pendingQuarantine !== null)
      this.#persistence.quarantine(this.#name, this.#pendingQuarantine);
    this.#pendingQuarantine = null;
    return true;
  }
}
