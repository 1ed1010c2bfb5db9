import * as v from 'valibot';
import type { Persistence } from '../persistence/Persistence';
import { PersistentStore } from '../persistence/PersistentStore';
import type { Parser } from '../persistence/StoredValue';

const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'reduced'] as const;

/** The colours of the shop; `system` follows the device. */
export type Theme = (typeof THEMES)[number];
/** The amount of motion; `system` follows the device. */
export type Motion = (typeof MOTIONS)[number];

const NO_CHOICE = { theme: 'system', motion: 'system' } as const;

const PreferencesSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      theme: v.fallback(v.picklist(THEMES), 'system'),
      motion: v.fallback(v.picklist(MOTIONS), 'system'),
    }),
  ),
  NO_CHOICE,
);

type Preferences = Readonly<v.InferOutput<typeof PreferencesSchema>>;

const preferencesParser: Parser<Preferences> = {
  empty: NO_CHOICE,
  // Unreadable preferences count as none. Unlike a cart they are not quarantined.
  parse: (text) => ({ value: v.parse(PreferencesSchema, text), isWhole: true }),
};

/** The shopper's theme and motion, stored under the key `weft.preferences`. Erasing removes the choices. */
export class PreferencesStore extends PersistentStore<Preferences> {
  constructor(persistence: Persistence) {
    super('weft.preferences', preferencesParser, persistence);
  }

  get theme(): Theme {
    return this.stored.value.theme;
  }

  get motion(): Motion {
    return this.stored.value.motion;
  }

  readonly setTheme = (theme: Theme): void =>
    this.stored.update((preferences) => ({ ...preferences, theme }));

  readonly setMotion = (motion: Motion): void =>
    this.stored.update((preferences) => ({ ...preferences, motion }));
}
