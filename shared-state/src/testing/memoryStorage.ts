import type { KeyValueStorage } from '../persistence/KeyValueStorage';

export class MemoryStorage implements KeyValueStorage {
  readonly values = new Map<string, string>();
  isFull = false;
  writes = 0;

  constructor(initial: Readonly<Record<string, unknown>> = {}) {
    for (const [key, value] of Object.entries(initial)) {
      this.values.set(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }

  get length(): number {
    return this.values.size;
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.writes += 1;
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }

  json(key: string): unknown {
    return JSON.parse(this.values.get(key) ?? 'null');
  }

  /** Writes like another tab, with an event for this page; null removes the key. */
  writeElsewhere(key: string, value: unknown): void {
    const newValue = value === null || typeof value === 'string' ? value : JSON.stringify(value);
    if (newValue === null) this.values.delete(key);
    else this.values.set(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }

  clearElsewhere(): void {
    this.values.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
}
