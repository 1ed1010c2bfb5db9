import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RenderBoundary } from './RenderBoundary';

function Page({ isBroken }: { readonly isBroken: boolean }): ReactNode {
  if (isBroken) throw new Error('broken page');
  return <h1>Shirts</h1>;
}

it('reports a page that throws, and starts afresh with another subject', () => {
  const handleError = jest.fn();
  const boundary = (subject: string, isBroken: boolean): ReactNode => (
    <RenderBoundary subject={subject} onError={handleError} onRetry={() => undefined}>
      <Page isBroken={isBroken} />
    </RenderBoundary>
  );
  const options = { onCaughtError: () => undefined };
  const { rerender } = render(boundary('/product/a', true), options);
  expect(screen.getByRole('heading', { name: 'Connection Lost' })).toBeVisible();
  expect(handleError).toHaveBeenCalledWith(new Error('broken page'));

  rerender(boundary('/product/a', false));
  expect(screen.getByRole('heading', { name: 'Connection Lost' })).toBeVisible();
  rerender(boundary('/product/b', false));
  expect(screen.getByRole('heading', { name: 'Shirts' })).toBeVisible();
});
