import { makeAutoObservable } from 'mobx';
import type { Disposer } from '../persistence/Disposer';
import type { Persistence } from '../persistence/Persistence';
import { StoredValue } from '../persistence/StoredValue';
import { receiptsParser, type Receipt } from './receipt';

/** The number of stored receipts. */
const MAX_RECEIPTS = 10;

/** The last orders of this device, stored under the key `weft.receipts`. */
export class ReceiptStore {
  readonly #stored: StoredValue<readonly Receipt[]>;

  constructor(persistence: Persistence) {
    this.#stored = new StoredValue('weft.receipts', receiptsParser, persistence);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The receipts of all shoppers of this device, newest first. It stays the same array until it changes. */
  get list(): readonly Receipt[] {
    return this.#stored.value;
  }

  /** Adds a receipt, and removes the oldest beyond {@link MAX_RECEIPTS}. */
  add(receipt: Receipt): void {
    this.#stored.update((list) =>
      [receipt, ...list.filter(({ id }) => id !== receipt.id)].slice(0, MAX_RECEIPTS),
    );
  }

  /** Removes all receipts from memory and storage. */
  erase(): void {
    this.#stored.erase();
  }

  /** Reads the stored receipts and follows the other tabs until the disposer is called. */
  start(): Disposer {
    return this.#stored.start();
  }
}
