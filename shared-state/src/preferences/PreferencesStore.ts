import { makeAutoObservable } from 'mobx';
import * as v from 'valibot';
import type { Disposer } from '../persistence/Disposer';
import type { Persistence } from '../persistence/Persistence';
import { StoredValue, type Parser } from '../persistence/StoredValue';

const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'reduced'] as const;

/** The colours of the shop; `system` follows the device. */
export type Theme = (typeof THEMES)[number];
/** The amount of motion; `system` follows the device. */
export type Motion = (typeof MOTIONS)[number];

/** A shopper's choices. */
export interface Preferences {
  readonly theme: Theme;
  readonly motion: Motion;
}

const PreferencesSchema = v.object({
  theme: v.fallback(v.picklist(THEMES), 'system'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
});

/** The preferences without a choice. */
export const NO_CHOICE: Preferences = { theme: 'system', motion: 'system' };

const preferencesParser: Parser<Preferences> = {
  empty: NO_CHOICE,
  // Unreadable preferences count as none. Unlike a cart they are not quarantined.
  parse: (text) => ({ value: parse(text), isWhole: true }),
};

/** The shopper's theme and motion, stored under the key `weft.preferences`. */
export class PreferencesStore {
  readonly #stored: StoredValue<Preferences>;

  constructor(persistence: Persistence) {
    this.#stored = new StoredValue('weft.preferences', preferencesParser, persistence);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** All preferences as one object. It stays the same object until one of them changes. */
  get current(): Preferences {
    return this.#stored.value;
  }

  get theme(): Theme {
    return this.#stored.value.theme;
  }

  get motion(): Motion {
    return this.#stored.value.motion;
  }

  setTheme(theme: Theme): void {
    this.#stored.update((preferences) => ({ ...preferences, theme }));
  }

  setMotion(motion: Motion): void {
    this.#stored.update((preferences) => ({ ...preferences, motion }));
  }

  /** Removes the choices. */
  reset(): void {
    this.#stored.erase();
  }

  /** Reads the stored preferences and follows the other tabs until the disposer is called. */
  start(): Disposer {
    return this.#stored.start();
  }
}

function parse(text: string): Preferences {
  try {
    return v.parse(PreferencesSchema, JSON.parse(text));
  } catch {
    return NO_CHOICE;
  }
}
