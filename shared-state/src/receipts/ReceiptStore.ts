import type { Persistence } from '../persistence/Persistence';
import { PersistentStore } from '../persistence/PersistentStore';
import { isSameAccount } from '../session/isSameAccount';
import { receiptsParser, type Receipt } from './receipt';

const MAX_RECEIPTS = 10;

/** The last orders of this device, stored under the key `weft.receipts`. */
export class ReceiptStore extends PersistentStore<readonly Receipt[]> {
  constructor(persistence: Persistence) {
    super('weft.receipts', receiptsParser, persistence);
  }

  /** The receipts of all shoppers of this device, newest first. It stays the same array until it changes. */
  get list(): readonly Receipt[] {
    return this.stored.value;
  }

  /** The receipts of the shopper with this email, newest first. A guest has no orders. */
  readonly of = (account: string | undefined): readonly Receipt[] =>
    this.list.filter((each) => account !== undefined && isSameAccount(each.account, account));

  /** Adds a receipt, and removes the oldest beyond {@link MAX_RECEIPTS}. */
  readonly add = (receipt: Receipt): void =>
    this.stored.update((list) =>
      [receipt, ...list.filter(({ id }) => id !== receipt.id)].slice(0, MAX_RECEIPTS),
    );
}
