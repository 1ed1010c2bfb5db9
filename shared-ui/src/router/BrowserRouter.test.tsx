/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  BrowserRouter,
  Link,
  useLocation,
  useNavigationType,
  usePresentLocation,
  type Location,
} from '.';

beforeEach(() => window.history.replaceState(null, '', '/men'));

describe('BrowserRouter', () => {
  it('renders the address of a link with its state, and the previous address after Back', async () => {
    render(
      <BrowserRouter>
        <Place />
        <Link to="/cart?a=b#c" state={{ isNew: true }}>
          Cart
        </Link>
      </BrowserRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('POP /men null');
    fireEvent.click(screen.getByText('Cart'));
    expect(screen.getByRole('status')).toHaveTextContent('PUSH /cart?a=b#c {"isNew":true}');
    expect(window.location.href).toMatch(/\/cart\?a=b#c$/);
    window.history.back();
    expect(await screen.findByText(/^POP \/men null/)).toHaveRole('status');
  });

  it('renders a waiting address when its wait ends, if it is still the current address', async () => {
    let end = (): void => undefined;
    const wait = new Promise<void>((resolve) => (end = resolve));
    const waitFor = ({ pathname }: Location): Promise<void> | null =>
      pathname === '/men' ? wait : null;
    render(
      <BrowserRouter waitFor={waitFor}>
        <Place />
      </BrowserRouter>,
    );
    go('/men?sort=price');
    go('/men#top');
    expect(screen.getByRole('status')).toHaveTextContent('POP /men null, present: /men#top');
    await act(() => Promise.resolve(end()));
    expect(screen.getByRole('status')).toHaveTextContent('POP /men#top null');
    go('/cart');
    expect(screen.getByRole('status')).toHaveTextContent('/cart');
  });
});

function go(url: string): void {
  act(() => {
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

function textOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

function Place(): ReactNode {
  const location = useLocation();
  const rendered = `${useNavigationType()} ${textOf(location)} ${JSON.stringify(location.state)}`;
  return <p role="status">{`${rendered}, present: ${textOf(usePresentLocation())}`}</p>;
}
