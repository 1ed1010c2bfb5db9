/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Link } from 'shared-ui/router';
import { FaultBoundary } from './FaultBoundary';

const ERROR = new Error('broken');
let isBroken = true;

it('replaces a page that throws until the next navigation, also to the same address, and keeps the bars', () => {
  const reportError = jest.fn();
  // jsdom lacks reportError.
  Object.assign(globalThis, { reportError });
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Link to="/here">the bars</Link>
      <FaultBoundary fallback={() => 'went wrong'}>
        <Page />
      </FaultBoundary>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );
  expect(screen.getByText('went wrong')).toBeInTheDocument();
  expect(reportError).toHaveBeenCalledWith(ERROR);
  isBroken = false;
  act(() => screen.getByText('the bars').click());
  expect(screen.getByText('mended')).toBeInTheDocument();
  expect(screen.queryByText('went wrong')).toBeNull();
});

function Page(): ReactNode {
  if (isBroken) throw ERROR;
  return 'mended';
}
