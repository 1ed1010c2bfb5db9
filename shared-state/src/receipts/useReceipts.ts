import { reaction } from 'mobx';
import { useSyncExternalStore } from 'react';
import { stores } from '../createStores';
import { isSameAccount } from '../session/isSameAccount';
import type { Receipt } from './receipt';

const NONE: readonly Receipt[] = [];

/**
 * The receipts of a shopper, newest first; none while a page's HTML is hydrated. The storage is read once the component is
 * mounted.
 *
 * @param account the email of the session; undefined for a guest, who has no orders
 */
export function useReceipts(account: string | undefined): readonly Receipt[] {
  const list = useSyncExternalStore(subscribe, read, () => NONE);
  return account === undefined
    ? NONE
    : list.filter((receipt) => isSameAccount(receipt.account, account));
}

function subscribe(onChange: () => void): () => void {
  const stop = stores.receipts.start();
  const unreact = reaction(read, onChange);
  return () => {
    unreact();
    stop();
  };
}

function read(): readonly Receipt[] {
  return stores.receipts.list;
}
