import type { Disposer } from './Disposer';
import { followKey } from './followKey';
import type { KeyName } from './KeyValueStorage';
import type { Persistence } from './Persistence';
import type { StorageKey } from './StorageKey';

/**
 * A text that is replaced as a whole, such as who has signed in. It is stored at once; one that can't be is kept in
 * memory and stored when there is room again. What another tab stores meanwhile is newer, and takes its place.
 */
export class StoredText {
  private readonly key: StorageKey;
  private text: string | null = null;
  private isUnsaved = false;

  constructor(
    private readonly name: KeyName,
    private readonly persistence: Persistence,
  ) {
    this.key = persistence.key(name);
  }

  /** The text that counts now. Storage that can't be read is as good as none: what is in memory stands. */
  read(): string | null {
    const stored = this.isUnsaved ? undefined : this.key.read();
    if (stored !== undefined) this.text = stored;
    return this.text;
  }

  /** Stores the text; `null` removes the key. */
  write(text: string | null): void {
    this.text = text;
    this.isUnsaved = true;
    this.save();
  }

  /** Keeps the text aside as unreadable ({@link Persistence.quarantine}). */
  quarantine(text: string): void {
    this.persistence.quarantine(this.name, text);
  }

  /** Removes what was kept aside. */
  dropAside(): void {
    this.persistence.dropAside(this.name);
  }

  /** Gives up on storing what could not be stored. */
  forgetUnsaved(): void {
    this.isUnsaved = false;
    this.persistence.retries.remove(this.name);
  }

  /** Calls back whenever the text may have changed without this tab's doing, until the disposer is called. */
  follow(onChange: () => void): Disposer {
    const unfollow = followKey(this.persistence.tab, this.name, {
      onElsewhere: () => {
        this.forgetUnsaved();
        onChange();
      },
      onReturn: () => {
        const before = this.text;
        this.save();
        if (this.read() !== before) onChange();
      },
      onLeave: this.save,
    });
    return () => {
      unfollow();
      this.persistence.retries.remove(this.name);
    };
  }

  private readonly save = (): void => {
    if (!this.isUnsaved) return;
    this.isUnsaved = !this.key.write(this.text);
    if (this.isUnsaved) this.persistence.retries.add(this.name, this.save);
    else this.persistence.retries.remove(this.name);
  };
}
