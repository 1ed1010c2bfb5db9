import type { KeyName } from './KeyValueStorage';
import type { Persistence } from './Persistence';
import { StoredValue, type Parser } from './StoredValue';

/** A store of one stored value. The methods of a store are fields, so that they can be passed as functions. */
export abstract class PersistentStore<Value> {
  protected readonly stored: StoredValue<Value>;

  constructor(key: KeyName, parser: Parser<Value>, persistence: Persistence) {
    this.stored = new StoredValue(key, parser, persistence);
  }

  /** Reads the stored value and follows the other tabs until the disposer is called. */
  readonly start = (): (() => void) => this.stored.start();

  /** Removes the value from memory and, at once, from the storage. */
  readonly erase = (): void => this.stored.erase();
}
