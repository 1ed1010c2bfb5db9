import { makeAutoObservable } from 'mobx';

/** What the shopper should hear of the browser's storage, once; the shell shows it. */
export class StorageHealth {
  /** True while a change is kept in memory only, because storage is forbidden, full or broken. */
  isMemoryOnly = false;
  /** True when something stored could not be read; its raw text is kept aside. */
  hasUnreadable = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  reportMemoryOnly(isMemoryOnly: boolean): void {
    this.isMemoryOnly = isMemoryOnly;
  }

  reportUnreadable(): void {
    this.hasUnreadable = true;
  }
}
