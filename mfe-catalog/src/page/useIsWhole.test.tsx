import { expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useIsWhole } from './useIsWhole';

it('a page after a click begins with its heading, and is whole right after', () => {
  const seen: boolean[] = [];
  render(<Page seen={seen} />);
  expect(seen).toEqual([false, true]);
});

it('a page that the HTML has is whole from its first rendering', () => {
  const seen: boolean[] = [];
  const container = document.createElement('div');
  container.innerHTML = '<p>whole</p>';
  render(<Page seen={seen} />, { container, hydrate: true });
  act(() => undefined);
  expect(new Set(seen)).toEqual(new Set([true]));
});

function Page({ seen }: { readonly seen: boolean[] }): ReactNode {
  const isWhole = useIsWhole();
  seen.push(isWhole);
  return <p>{isWhole && 'whole'}</p>;
}
