/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { memo, useRef, type ReactNode } from 'react';
import { PathLink, useLocation, useStableNavigate } from '.';
import { MemoryRouter } from './MemoryRouter';

describe('PathLink', () => {
  it('navigates to its path on a plain click, and is not rendered again', () => {
    show();
    fireEvent.click(screen.getByText('Coat'));
    expect(screen.getByRole('status')).toHaveTextContent('/product/coat');
    fireEvent.click(screen.getByText('Buy'));
    expect(screen.getByRole('status')).toHaveTextContent('/checkout {"isBuyNow":true}');
    expect(screen.getByTestId('renders')).toHaveTextContent('1');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (init) => {
    show();
    const link = screen.getByText('Coat');
    // jsdom cannot navigate and reports that on the console. This last listener prevents the navigation.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, init);
    expect(screen.getByRole('status')).toHaveTextContent('/start');
  });
});

function show(): void {
  function Place(): ReactNode {
    const { pathname, state } = useLocation();
    return <p role="status">{`${pathname} ${JSON.stringify(state)}`}</p>;
  }

  const Card = memo(function Card(): ReactNode {
    const renders = useRef(0);
    const navigate = useStableNavigate();
    renders.current += 1;
    return (
      <>
        <PathLink to="/product/coat">Coat</PathLink>
        <button type="button" onClick={() => navigate('/checkout', { state: { isBuyNow: true } })}>
          Buy
        </button>
        <p data-testid="renders">{renders.current}</p>
      </>
    );
  });

  render(
    <MemoryRouter initialEntries={['/start']}>
      <Place />
      <Card />
    </MemoryRouter>,
  );
}
