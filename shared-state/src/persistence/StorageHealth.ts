import { makeAutoObservable } from 'mobx';

/** Problems of the browser's storage that the shell reports to the shopper. */
export class StorageHealth {
  /** True while a change is kept in memory only, because storage is forbidden, full or broken. */
  isMemoryOnly = false;
  /** True when a stored text was unreadable. The text is quarantined ({@link Persistence.quarantine}). */
  hasUnreadable = false;

  constructor() {
    makeAutoObservable(this);
  }

  reportMemoryOnly(isMemoryOnly: boolean): void {
    this.isMemoryOnly = isMemoryOnly;
  }

  reportUnreadable(): void {
    this.hasUnreadable = true;
  }
}
