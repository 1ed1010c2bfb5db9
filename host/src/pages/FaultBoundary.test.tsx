/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Link } from 'shared-ui/router';
import { FaultBoundary } from './FaultBoundary';

const ERROR = new Error('broken');
const reportError = jest.fn();
let isBroken: boolean;

beforeEach(() => {
  isBroken = true;
  reportError.mockClear();
  // jsdom lacks reportError.
  Object.assign(globalThis, { reportError });
});

it('replaces a page that throws, and keeps the bars', () => {
  show();
  expect(screen.getByText('went wrong')).toBeInTheDocument();
  expect(screen.getByText('the bars')).toBeInTheDocument();
  expect(reportError).toHaveBeenCalledWith(ERROR);
});

it('renders its content again after a navigation, also to the same address', () => {
  show();
  isBroken = false;
  act(() => screen.getByText('the bars').click());
  expect(screen.getByText('mended')).toBeInTheDocument();
  expect(screen.queryByText('went wrong')).toBeNull();
});

function show(): void {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Link to="/here">the bars</Link>
      <FaultBoundary fallback={() => 'went wrong'}>
        <Page />
      </FaultBoundary>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );
}

function Page(): ReactNode {
  if (isBroken) throw ERROR;
  return 'mended';
}
