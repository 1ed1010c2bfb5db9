/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';
import { coats } from '../testing/coats';
import { useLastOpened } from './lastOpened';

const VISIT = { key: 'a1', pathname: '/product/men', search: '?category=shirts' };

it('the last opened product is found only on the same visit to the listing', () => {
  visit(VISIT).remember('coat-1');
  visit(VISIT).remember('coat-2');
  expect(visit(VISIT).position).toBe(1);
  expect(visit({ ...VISIT, key: 'b2' }).position).toBe(-1);
  expect(visit({ ...VISIT, search: '' }).position).toBe(-1);
  window.sessionStorage.setItem('weft.lastOpened', '["a1","/product/men","coat-1"]');
  expect(visit(VISIT).position).toBe(-1);
});

function visit(address: typeof VISIT): ReturnType<typeof useLastOpened> {
  return renderHook(() => useLastOpened(coats(3)), {
    wrapper: ({ children }) => inShop(children, address),
  }).result.current;
}
