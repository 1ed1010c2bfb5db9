import { followKey } from './followKey';
import type { KeyName } from './KeyValueStorage';
import type { Persistence } from './Persistence';
import type { StorageKey } from './StorageKey';

/**
 * A stored text that is replaced as a whole, such as the signed-in user. It is stored at once. If that fails, it is kept in
 * memory and retried. If another tab stores a text meanwhile, that text is newer and replaces it.
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

  /** The stored text, or the text in memory if that is unsaved or the storage cannot be read. */
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

  forgetUnsaved(): void {
    this.isUnsaved = false;
    this.persistence.stopRetrying(this.name);
  }

  /** Calls back when another tab may have changed the text, until the disposer is called. */
  follow(onChange: () => void): () => void {
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
      this.persistence.stopRetrying(this.name);
    };
  }

  private readonly save = (): void => {
    if (!this.isUnsaved) return;
    this.isUnsaved = !this.key.write(this.text);
    if (this.isUnsaved) this.persistence.retry(this.name, this.save);
    else this.persistence.stopRetrying(this.name);
  };
}
