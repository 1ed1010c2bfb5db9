/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Link, Route, Routes } from 'shared-ui/router';
import { FaultBoundary } from './FaultBoundary';

const ERROR = new Error('broken');
const reportError = jest.fn();

beforeEach(() => {
  reportError.mockClear();
  // jsdom lacks reportError.
  Object.assign(globalThis, { reportError });
});

describe('FaultBoundary', () => {
  it.each([
    ['a page that throws while it renders', '/throws'],
    ['a page that throws in an effect', '/throws-later'],
  ])('replaces %s and keeps the bars', (_, address) => {
    show(address);
    expect(screen.getByText('went wrong')).toBeInTheDocument();
    expect(screen.getByText('the bars')).toBeInTheDocument();
    expect(reportError).toHaveBeenCalledWith(ERROR);
  });

  it('renders its content again after a navigation, also to the same address', () => {
    const { mend } = show('/throws');
    mend();
    act(() => screen.getByText('again').click());
    expect(screen.getByText('mended')).toBeInTheDocument();
    expect(screen.queryByText('went wrong')).toBeNull();
  });
});

function show(address: string): { readonly mend: () => void } {
  let isBroken = true;
  function Throws(): ReactNode {
    if (isBroken) throw ERROR;
    return 'mended';
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Bars>
        <Routes>
          <Route path="/throws" element={<Throws />} />
          <Route path="/throws-later" element={<ThrowsLater />} />
        </Routes>
      </Bars>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );
  return {
    mend: () => {
      isBroken = false;
    },
  };
}

function Bars({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <p>the bars</p>
      <Link to="/throws">again</Link>
      <FaultBoundary fallback={() => 'went wrong'}>{children}</FaultBoundary>
    </>
  );
}

function ThrowsLater(): ReactNode {
  useEffect(() => {
    throw ERROR;
  }, []);
  return null;
}
