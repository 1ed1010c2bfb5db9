/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs';
import { OriginProvider } from '../origin/OriginContext';
import { PageTitle } from './PageTitle/PageTitle';
import { Picture } from './Picture/Picture';
import { Price } from './Price/Price';
import { Progress } from './Progress/Progress';
import { Stars } from './Stars/Stars';
import { WholeWords } from './WholeWords/WholeWords';
import { SHOP_NAME } from '../brand/shopName';

const A = { src: '/media/a.webp', alt: 'A', width: 600, height: 800 };

it('a price names both prices in hidden text', () => {
  const { container } = render(<Price amount={1299} oldAmount={1899} />);
  expect(container).toHaveTextContent('Price $1,299Old price $1,899');
  expect(container.querySelector('s')).toHaveTextContent('$1,899');
});

describe('Picture', () => {
  it('is eager in the HTML and after hydration if it is urgent, but not if React creates it', () => {
    const picture = <Picture {...A} urgency="first" />;
    expect(renderToString(<Picture {...A} />)).toContain('loading="lazy"');
    const { unmount } = render(picture);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    unmount();
    const container = document.createElement('div');
    container.innerHTML = renderToString(picture);
    document.body.append(container);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    render(picture, { container, hydrate: true });
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('uses another crop by media query, and has no other source', () => {
    const crop = { media: '(width < 64rem)', srcSet: '/media/b.400.avif 400w', sizes: '100vw' };
    const { container, rerender } = render(<Picture {...A} crop={crop} />);
    expect(container.querySelector('source')).toHaveAttribute('media', '(width < 64rem)');
    rerender(<Picture {...A} srcSet="/a.avif 1w" />);
    expect(container.querySelector('source')).toBeNull();
  });

  it('tries again with another file', () => {
    const { rerender } = render(<Picture {...A} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture {...A} src="/media/b.webp" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/b.webp');
  });
});

it('a progress bar shows its percentage', () => {
  render(<Progress label="Step 1 of 4" percent={25} />);
  const bar = screen.getByRole('progressbar', { name: 'Step 1 of 4' });
  expect(bar).toHaveTextContent('25%');
  expect(bar).toHaveAttribute('aria-valuetext', '25%');
});

it.each([
  [4.5, 9],
  [4, 8],
  [4.1, 9],
  [0, 0],
  [9, 10],
  [-1, 0],
])('stars have the rating %p in words, and %p filled halves', (rating, halves) => {
  render(<Stars rating={rating} />);
  const stars = screen.getByRole('img', { name: `${rating} out of 5 stars` });
  expect(stars).toHaveAttribute('data-halves', String(halves));
});

it('WholeWords keeps words with hyphens together, also several and the same ones', () => {
  const title = 'Half-Zip Fleece, Half-Zip Shirt, T-Shirt Dress';
  const { container } = render(<WholeWords>{title}</WholeWords>);
  expect(container).toHaveTextContent(title);
  const whole = [...container.querySelectorAll('.whole')].map(({ textContent }) => textContent);
  expect(whole).toEqual(['Half-Zip', 'Half-Zip', 'T-Shirt']);
});

it('breadcrumbs link the pages above, and mark the current one', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }]} current="Sarees" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Sarees')).toHaveAttribute('aria-current', 'page');
});

describe('PageTitle', () => {
  it('renders title, description and the tags of shared links', () => {
    render(<PageTitle description="Fifty-four pieces">Women</PageTitle>);
    expect(document.title).toBe(`Women | ${SHOP_NAME}`);
    expect(content('description')).toBe('Fifty-four pieces');
    expect(content('og:title')).toBe(`Women | ${SHOP_NAME}`);
    expect(content('og:image')).toBe('/social.webp');
    expect(document.head.querySelector('link[rel="canonical"], meta[name="robots"]')).toBeNull();
  });

  it('makes addresses absolute with the public origin', () => {
    render(
      <OriginProvider origin="https://shop.example">
        <PageTitle path="/login" image="/a.webp" isUnlisted>
          Sign In
        </PageTitle>
      </OriginProvider>,
    );
    expect(content('og:image')).toBe('https://shop.example/a.webp');
    expect(content('og:url')).toBe('https://shop.example/login');
    expect(content('robots')).toBe('noindex');
    const canonical = document.head.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', 'https://shop.example/login');
  });
});

function content(name: string): string | null | undefined {
  const selector = `meta[property="${name}"], meta[name="${name}"]`;
  return document.head.querySelector(selector)?.getAttribute('content');
}
