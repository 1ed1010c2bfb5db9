import { expect, it, jest } from '@jest/globals';
import { messageAbout, missingPrograms } from './testPrograms';

it('one message names each missing program, its package, and the tests that it leaves out', () => {
  jest.replaceProperty(process.env, 'PATH', '/nonexistent');
  // nginx may also be where no PATH leads.
  const missing = missingPrograms().filter(({ name }) => name !== 'nginx');
  expect(messageAbout(missing)).toContain(
    '- Chromium (chromium-headless-shell): without it, the end-to-end tests are left out.\n' +
      '- firefox (firefox-esr): without it, the journeys in firefox are left out.\n' +
      '- webkit (webkit2gtk-driver, xvfb): without it, the journeys in webkit are left out.',
  );
  expect(messageAbout(missing)).toMatch(
    /apt-get install --no-install-recommends chromium-headless-shell firefox-esr webkit2gtk-driver xvfb chromium\n/,
  );
});
