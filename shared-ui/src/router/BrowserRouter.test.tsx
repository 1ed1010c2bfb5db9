/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { memo, Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  BrowserRouter,
  Link,
  useLocation,
  useNavigationType,
  usePresentLocation,
  type Location,
} from '.';
import { MemoryRouter } from './MemoryRouter';

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

  it('keeps HTML that is not hydrated yet when its address changes', async () => {
    let isLoaded = false;
    let load = (): void => undefined;
    const code = new Promise<void>((resolve) => (load = resolve));
    const root = document.createElement('div');
    root.innerHTML = renderToString(
      <MemoryRouter initialEntries={['/men']}>
        <Dehydrated code={null} />
      </MemoryRouter>,
    );
    const written = root.querySelector('h1');
    const problems = jest.fn();
    const page = await act(() =>
      hydrateRoot(
        root,
        <BrowserRouter waitFor={() => (isLoaded ? null : code)}>
          <Dehydrated code={code} />
        </BrowserRouter>,
        { onRecoverableError: problems },
      ),
    );
    go('/men#top');
    expect(root).toContainElement(written);
    isLoaded = true;
    await act(() => Promise.resolve(load()));
    expect(root).toContainElement(written);
    expect(root).toHaveTextContent('/men#top');
    expect(problems).not.toHaveBeenCalled();
    act(() => page.unmount());
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

const Dehydrated = memo(function Dehydrated({
  code,
}: {
  readonly code: Promise<void> | null;
}): ReactNode {
  return (
    <Suspense fallback={null}>
      <Content code={code} />
    </Suspense>
  );
});

function Content({ code }: { readonly code: Promise<void> | null }): ReactNode {
  if (code) use(code);
  return <h1>{textOf(useLocation())}</h1>;
}
