import { makeAutoObservable } from 'mobx';
import * as v from 'valibot';
import type { Disposer, StoredText } from '../persistence/StoredText';

const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'reduced'] as const;

/** Which colours the shop has; `system` follows the device. */
export type Theme = (typeof THEMES)[number];
/** How much moves; `system` follows the device. */
export type Motion = (typeof MOTIONS)[number];

const PreferencesSchema = v.object({
  theme: v.fallback(v.picklist(THEMES), 'system'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
});

/** How the shopper wants the shop to look, kept under the key `weft.preferences`. */
export class PreferencesStore {
  theme: Theme = 'system';
  motion: Motion = 'system';

  constructor(private readonly text: StoredText) {
    makeAutoObservable<this, 'text'>(this, { text: false }, { autoBind: true });
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.save();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    this.save();
  }

  /** Forgets the choices. */
  reset(): void {
    this.theme = 'system';
    this.motion = 'system';
    this.text.write(null);
  }

  /** Reads what is stored and follows the other tabs until the disposer is called. */
  start(): Disposer {
    this.read();
    return this.text.follow(this.read);
  }

  private read(): void {
    const { theme, motion } = parse(this.text.read());
    this.theme = theme;
    this.motion = motion;
  }

  private save(): void {
    this.text.write(JSON.stringify({ theme: this.theme, motion: this.motion }));
  }
}

function parse(text: string | null): v.InferOutput<typeof PreferencesSchema> {
  try {
    return v.parse(PreferencesSchema, JSON.parse(text ?? '{}'));
  } catch {
    // Preferences that can't be read are no preferences.
    return { theme: 'system', motion: 'system' };
  }
}
