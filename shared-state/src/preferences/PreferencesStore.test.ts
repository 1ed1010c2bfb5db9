/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import { startStores } from '../testing/testStores';

describe('PreferencesStore', () => {
  it('stores the choice under the shop’s prefix', () => {
    const { storage, preferences } = startStores();
    preferences.setTheme('dark');
    preferences.setMotion('reduced');
    expect(storage.json('weft.preferences')).toEqual({ theme: 'dark', motion: 'reduced' });
  });

  it.each(['{', 'null', '5', '{"theme":"pink","motion":7}'])(
    'treats the stored %p as no choice',
    (text) => {
      const { preferences, health } = startStores({ 'weft.preferences': text });
      expect([preferences.theme, preferences.motion]).toEqual(['system', 'system']);
      // A choice is easily made again, so there is nothing to rescue.
      expect(health.hasUnreadable).toBe(false);
    },
  );
});
