/** @jest-environment jsdom */
import '../testing/fixture';
import { describe, expect, it, jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { readRecent, rememberReferrer, rememberViewed, useRecentlyViewed } from './recentlyViewed';

describe('recently viewed', () => {
  it('keeps the latest first, each once, and at most five', () => {
    for (const id of ['a', 'b', 'c', 'd', 'a', 'e', 'f']) rememberViewed(id);
    expect(readRecent()).toEqual(['f', 'e', 'a', 'd', 'c']);
  });

  it.each([
    ...['{', 'null', '{}', '5', '"x"'].map((text) => [text, []] as const),
    ['["a",null,{},5]', ['a']],
  ])('has only texts: if %s is stored, %j', (text, ids) => {
    window.sessionStorage.setItem('weft.recentlyViewed', text);
    expect(readRecent()).toEqual(ids);
  });

  it('adds the product of the previous document, unless it is in the list', () => {
    const [first, last] = ['men-jeans-1', 'men-shirt-1'];
    for (const id of [first, 'b']) rememberViewed(id);
    for (const id of [last, first]) rememberReferrer(`${location.origin}/product/${id}`);
    expect(readRecent()).toEqual([last, 'b', first]);
  });

  it.each(['', 'x', 'https://elsewhere.example/product/men-shirt-1'])(
    'adds nothing for the address %j',
    (referrer) => {
      rememberReferrer(referrer);
      rememberReferrer(`${location.origin}/cart`);
      rememberReferrer(`${location.origin}/product/men`);
      rememberReferrer(`${location.origin}/product/a/b`);
      expect(readRecent()).toEqual([]);
    },
  );

  it('adds the product of the previous document once, and not again after it was erased', async () => {
    const visit = { type: 'navigate', name: `${location.origin}/product/b` };
    Object.assign(performance, { getEntriesByType: () => [visit] });
    jest
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue(`${location.origin}/product/men-jeans-1`);
    const { rerender } = renderHook(useRecentlyViewed, { initialProps: 'b' });
    await waitFor(() => expect(readRecent()).toEqual(['b', 'men-jeans-1']));
    window.sessionStorage.clear();
    for (const id of ['c', 'b']) {
      rerender(id);
      await waitFor(() => expect(readRecent()[0]).toBe(id));
    }
    expect(readRecent()).toEqual(['b', 'c']);
  });

  it('shows the last four, without the open one', async () => {
    const ids = ['men-shirt-1', 'men-jeans-1', 'women-saree-3', 'men-kurta-1', 'men-hoodie-2'];
    Object.assign(performance, { getEntriesByType: () => [] });
    for (const id of ids) rememberViewed(id);
    const { result } = renderHook(() => useRecentlyViewed('women-kurti-1'));
    const shown = (): readonly string[] => result.current.map(({ id }) => id);
    await waitFor(() => expect(shown()).toEqual(ids.slice(1).toReversed()));
  });
});
