import { makeAutoObservable } from 'mobx';

/** What the shopper should hear of the browser's storage, once; the shell shows it. */
export class StorageHealth {
  /** True while changes are kept in memory only, because storage is forbidden, full or broken. */
  isMemoryOnly = false;
  /** True when something stored could not be read; its raw text is kept aside. */
  hasUnreadable = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  reportWrite(hasSucceeded: boolean): void {
    this.isMemoryOnly = !hasSucceeded;
  }

  reportUnreadable(): void {
    this.hasUnreadable = true;
  }
}
