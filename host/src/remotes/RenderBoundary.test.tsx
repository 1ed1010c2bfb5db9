/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RenderBoundary } from './RenderBoundary';

function BrokenPage(): ReactNode {
  throw new Error('broken page');
}

it('reports a page that throws, and renders nothing', () => {
  const handleError = jest.fn();
  const { container } = render(
    <RenderBoundary onError={handleError}>
      <BrokenPage />
    </RenderBoundary>,
    { onCaughtError: () => undefined },
  );
  expect(container).toBeEmptyDOMElement();
  expect(handleError).toHaveBeenCalledWith(new Error('broken page'));
});
