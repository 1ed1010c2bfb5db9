/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { stores } from '../createStores';
import { product } from '../testing/products';
import { useSaved } from './useSaved';

const LINE = { ...product('men-shirt-1'), quantity: 2 };

afterEach(() => {
  stores.saved.erase();
  window.localStorage.clear();
});

it('useSaved reads the stored lines once mounted, and follows changes until it is unmounted', () => {
  window.localStorage.setItem('weft.saved', JSON.stringify([LINE]));
  const { result, unmount } = renderHook(useSaved);
  expect(result.current).toEqual([LINE]);
  act(() => stores.saved.remove(LINE.id));
  expect(result.current).toEqual([]);
  unmount();
  changeElsewhere();
  expect(stores.saved.lines).toEqual([]);
});

it('useSaved has no lines while HTML is written', () => {
  stores.saved.add(LINE);
  expect(renderToString(<Shown />)).toBe('<p>0</p>');
});

function Shown(): ReactNode {
  return <p>{useSaved().length}</p>;
}

/** Another tab saves a line. */
function changeElsewhere(): void {
  const newValue = JSON.stringify([LINE]);
  window.localStorage.setItem('weft.saved', newValue);
  const { localStorage: storageArea } = window;
  window.dispatchEvent(new StorageEvent('storage', { key: 'weft.saved', newValue, storageArea }));
}
