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
])('the strength of the password %p is %p', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
