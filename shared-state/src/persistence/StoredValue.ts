import { makeAutoObservable, observableRef } from 'mobx';
import { followKey } from './followKey';
import type { KeyName } from './KeyValueStorage';
import type { Persistence } from './Persistence';
import type { StorageKey } from './StorageKey';
import { toJson } from './toJson';

/** Reads a value from its JSON text. */
export interface Parser<Value> {
  /** The value if nothing is stored. */
  readonly empty: Value;
  /** The value in a text; `isWhole` is false if a part of the text was unreadable. Never throws. */
  parse(text: string): { readonly value: Value; readonly isWhole: boolean };
}

/**
 * The shortest time between two writes, in milliseconds, so that a held key does not store a long cart for each step.
 */
export const SAVE_INTERVAL = 100;

/** A change of a value. It must be pure, because it may be applied again to a value that another tab has stored. */
export type Change<Value> = (value: Value) => Value;

/**
 * A stored value that several tabs change. A change is visible at once. Soon afterwards, under a lock, it is applied to
 * the value that is stored then, so that concurrent changes of several tabs are all kept
 * (docs/product/cart.md#several-tabs). One write stores all changes up to then. If it fails, they are kept in memory and
 * retried. If another tab stores a value meanwhile, they are applied to that value.
 */
export class StoredValue<Value> {
  /** The stored value with the unsaved changes applied. */
  value: Value;
  readonly #parser: Parser<Value>;
  readonly #persistence: Persistence;
  readonly #key: StorageKey;
  /** The text that the value was read from; undefined until the first read. */
  #text: string | null | undefined = undefined;
  #unsaved: Change<Value>[] = [];
  #isSaveScheduled = false;
  #savedAt = 0;
  /** An unreadable text whose quarantine write failed (quota). */
  #pendingQuarantine: string | null = null;

  constructor(name: KeyName, parser: Parser<Value>, persistence: Persistence) {
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
    this.#persistence.retry(this.#key.name, this.scheduleSave);
  }

  start(): () => void {
    this.refresh();
    const unfollow = followKey(this.#persistence.tab, this.#key.name, {
      onElsewhere: this.followElsewhere,
      onReturn: this.catchUp,
      onLeave: this.save,
    });
    return () => {
      unfollow();
      this.save();
      this.#persistence.stopRetrying(this.#key.name);
    };
  }

  private followElsewhere(isErased: boolean): void {
    // Erasing in another tab also discards this tab's unsaved changes.
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
    this.#persistence.stopRetrying(this.#key.name);
  }

  /**
   * Reads the stored text, if it is new, and applies the unsaved changes to its value. False if the storage cannot be read.
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
      isWhole || this.#persistence.quarantine(this.#key.name, text) ? null : text;
    return value;
  }

  private scheduleSave(): void {
    if (this.#isSaveScheduled) return;
    this.#isSaveScheduled = true;
    const { timers, runExclusive } = this.#persistence.tab;
    const rest = this.#savedAt + SAVE_INTERVAL - timers.now();
    // A longer rest means that the clock was set back.
    if (rest > 0 && rest <= SAVE_INTERVAL)
      timers.after(rest, () => runExclusive(this.#key.name, this.save));
    else runExclusive(this.#key.name, this.save);
  }

  private save(): void {
    this.#isSaveScheduled = false;
    if (this.#unsaved.length === 0) return;
    // If the storage cannot be read, it is not overwritten.
    if (!this.refresh() || !this.write(toJson(this.value))) {
      this.#persistence.retry(this.#key.name, this.scheduleSave);
      return;
    }
    this.#unsaved = [];
    this.#persistence.stopRetrying(this.#key.name);
  }

  private write(text: string): boolean {
    if (text === this.#text) return true;
    if (!this.#key.write(text)) return false;
    this.#text = text;
    this.#savedAt = this.#persistence.tab.timers.now();
    // The new text may be shorter and leave room for the quarantine.
    if (this.#pendingQuarantine !== null)
      this.#persistence.quarantine(this.#key.name, this.#pendingQuarantine);
    this.#pendingQuarantine = null;
    return true;
  }
}
