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
import { SHOP_NAME } from '../brand/shopName';

describe('Price', () => {
  it('names both prices in hidden text', () => {
    const { container } = render(<Price amount={1299} oldAmount={1899} />);
    expect(container).toHaveTextContent('Price $1,299Old price $1,899');
    expect(container.querySelector('s')).toHaveTextContent('$1,899');
  });
});

describe('Picture', () => {
  it('is lazy in the HTML unless it is urgent', () => {
    const html = renderToString(<Picture src="/media/a.webp" alt="A" width={600} height={800} />);
    expect(html).toContain('loading="lazy"');
  });

  it('is eager in the HTML and after hydration if it is urgent, but not if React creates it', () => {
    const picture = (
      <Picture src="/media/a.webp" alt="A" width={600} height={800} urgency="first" />
    );
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
    const { container, rerender } = render(
      <Picture src="/media/a.webp" alt="" width={600} height={800} crop={crop} />,
    );
    expect(container.querySelector('source')).toHaveAttribute('media', '(width < 64rem)');
    rerender(<Picture src="/media/a.webp" alt="" width={600} height={800} srcSet="/a.avif 1w" />);
    expect(container.querySelector('source')).toBeNull();
  });

  it('tries again with another file', () => {
    const { container, rerender } = render(
      <Picture src="/media/gone.webp" alt="" width={3} height={4} />,
    );
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    rerender(<Picture src="/media/here.webp" alt="" width={3} height={4} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/here.webp');
  });
});

describe('Progress', () => {
  it.each([
    [25, '25%'],
    [133, '100%'],
    [-5, '0%'],
  ])('shows %p as %s', (percent, text) => {
    render(<Progress label="Step 1 of 4" percent={percent} />);
    const bar = screen.getByRole('progressbar', { name: 'Step 1 of 4' });
    expect(bar).toHaveTextContent(text);
    expect(bar).toHaveAttribute('aria-valuetext', text);
  });
});

describe('Breadcrumbs', () => {
  it('links the pages above, and marks the current one', () => {
    render(
      <MemoryRouter>
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }]} current="Sarees" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Sarees')).toHaveAttribute('aria-current', 'page');
  });
});

describe('PageTitle', () => {
  it('renders title, description and the tags of shared links', () => {
    render(<PageTitle description="Fifty-four pieces">Women</PageTitle>);
    expect(document.title).toBe(`Women | ${SHOP_NAME}`);
    const content = (selector: string): string | null | undefined =>
      document.head.querySelector(selector)?.getAttribute('content');
    expect(content('meta[name="description"]')).toBe('Fifty-four pieces');
    expect(content('meta[property="og:title"]')).toBe(`Women | ${SHOP_NAME}`);
    expect(content('meta[property="og:image"]')).toBe('/social.webp');
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
    const { head } = document;
    const content = (name: string): string | null | undefined =>
      head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    expect(content('og:image')).toBe('https://shop.example/a.webp');
    expect(content('og:url')).toBe('https://shop.example/login');
    expect(content('robots')).toBe('noindex');
    expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://shop.example/login',
    );
  });
});
