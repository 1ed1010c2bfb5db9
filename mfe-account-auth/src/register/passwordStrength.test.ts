import { expect, it } from '@jest/globals';
import { passwordStrength } from './passwordStrength';

it.each([
  ['', null],
  ['short', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['somewords', 'fair'],
  ['Somewords9', 'good'],
  ['long words without more', 'good'],
  ['Madras-Check-32', 'strong'],
  ['🧵🪡🧶🧷', 'weak'],
])('calls the password %p %p', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
