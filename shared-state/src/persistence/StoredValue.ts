import { makeAutoObservable, observableRef } from 'mobx';
import type { Disposer } from './Disposer';
import { followKey } from './followKey';
import type { KeyName } from './KeyValueStorage';
import type { Persistence } from './Persistence';
import type { StorageKey } from './StorageKey';

/** How a value is read from its text. Its text is what `JSON.stringify` makes of it. */
export interface Parser<Value> {
  /** The value where nothing is stored. */
  readonly empty: Value;
  /** The value in a text, and whether all of the text could be read. Never throws. */
  parse(text: string): { readonly value: Value; readonly isWhole: boolean };
}

/** The least time between two writes, in milliseconds: a key that is held down must not store a long cart each time. */
export const SAVE_INTERVAL = 100;

/** A change of a value: pure, as it may be applied again to what another tab has stored. */
export type Change<Value> = (value: Value) => Value;

/**
 * A value that several tabs change. A change shows at once, and is stored soon after, when it is this tab's turn: it is
 * then applied to what is stored at that moment, so that tabs that change it at the same time lose nothing (RULINGS
 * A25). All changes until then are one write. What can't be stored is kept in memory and tried again; what another tab
 * stores meanwhile goes beneath it.
 */
export class StoredValue<Value> {
  /** The value as the shopper has it: what is stored, with the unsaved changes applied. */
  value: Value;
  readonly #name: KeyName;
  readonly #parser: Parser<Value>;
  readonly #persistence: Persistence;
  readonly #key: StorageKey;
  /** The text that the value was made of; undefined until it has been read. */
  #text: string | null | undefined = undefined;
  #unsaved: Change<Value>[] = [];
  #isTurnComing = false;
  #savedAt = 0;
  /** An unreadable text for which there was no room aside. */
  #pendingQuarantine: string | null = null;

  constructor(name: KeyName, parser: Parser<Value>, persistence: Persistence) {
    this.#name = name;
    this.#parser = parser;
    this.#persistence = persistence;
    this.#key = persistence.key(name);
    this.value = parser.empty;
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
  }

  /** Applies a change. One that returns the same value changes nothing, and writes nothing. */
  update(change: Change<Value>): void {
    this.refresh();
    const changed = change(this.value);
    if (changed === this.value) return;
    this.value = changed;
    this.#unsaved.push(change);
    this.askForTurn();
  }

  /** Removes the key at once, whoever's turn it is, and forgets what was not saved. */
  erase(): void {
    this.forget();
    if (this.#key.write(null)) return;
    this.#unsaved = [() => this.#parser.empty];
    this.#persistence.retries.add(this.#name, this.askForTurn);
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
    // Whoever erases what the shop knows means what this tab has not stored yet as well.
    if (isErased) this.forget();
    this.catchUp();
  }

  private catchUp(): void {
    this.refresh();
    if (this.#unsaved.length > 0) this.askForTurn();
  }

  private forget(): void {
    this.#unsaved = [];
    this.#text = undefined;
    this.value = this.#parser.empty;
    this.#persistence.retries.remove(this.#name);
  }

  /** Reads what is stored, if it is new, and applies the unsaved changes to it. False where it can't be read. */
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

  private askForTurn(): void {
    if (this.#isTurnComing) return;
    this.#isTurnComing = true;
    const { timers, runExclusive } = this.#persistence.tab;
    const rest = this.#savedAt + SAVE_INTERVAL - timers.now();
    // More than the interval: the clock was set back meanwhile.
    if (rest > 0 && rest <= SAVE_INTERVAL)
      timers.after(rest, () => runExclusive(this.#name, this.save));
    else runExclusive(this.#name, this.save);
  }

  private save(): void {
    this.#isTurnComing = false;
    if (this.#unsaved.length === 0) return;
    // Nothing is written over what could not be read.
    if (!this.refresh() || !this.write(JSON.stringify(this.value))) {
      this.#persistence.retries.add(this.#name, this.askForTurn);
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
    // The shorter text may have left the room that its unreadable predecessor needs.
    if (this.#pendingQuarantine !== null)
      this.#persistence.quarantine(this.#name, this.#pendingQuarantine);
    this.#pendingQuarantine = null;
    return true;
  }
}
