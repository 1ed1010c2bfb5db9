/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { expect, it } from '@jest/globals';
import { lastSize, rememberSize } from './sizeMemory';

it('remembers the last size of each section', () => {
  rememberSize('men-shirt-1', 'L');
  rememberSize('kids-jeans-2', 'S');
  expect(lastSize('men-kurta-3')).toBe('L');
  expect(window.localStorage.getItem('weft.size.men')).toBe('L');
  expect(lastSize('women-saree-3')).toBeUndefined();
});

it('has no size if none is stored', () => {
  window.localStorage.setItem('weft.size.men', 'XXXL');
  expect(lastSize('men-shirt-1')).toBeUndefined();
});
