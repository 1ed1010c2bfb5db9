/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Badge } from './Badge/Badge';
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs';
import { EmptyState } from './EmptyState/EmptyState';
import { InertNote } from './InertNote/InertNote';
import { Notice } from './Notice/Notice';
import { OriginProvider } from '../origin/OriginContext';
import { PageTitle } from './PageTitle/PageTitle';
import { Picture } from './Picture/Picture';
import { Price } from './Price/Price';
import { Progress } from './Progress/Progress';
import { Skeleton } from './Skeleton/Skeleton';
import { ScreenSpinner } from './Spinner/Spinner';
import { SHOP_NAME } from '../brand/shopName';

describe('Price', () => {
  it('names both prices in hidden text', () => {
    const { container } = render(<Price amount={1299} oldAmount={1899} />);
    expect(container).toHaveTextContent('Price $1,299Old price $1,899');
    expect(container.querySelector('s')).toHaveTextContent('$1,899');
  });

  it('shows no old price without one', () => {
    const { container } = render(<Price amount={1299} />);
    expect(container.querySelector('s')).toBeNull();
  });
});

describe('Picture', () => {
  it('keeps its shape, and loads lazily unless it is eager', () => {
    const { rerender } = render(
      <Picture src="/media/a.webp" alt="A shirt" width={600} height={800} />,
    );
    const image = screen.getByRole('img', { name: 'A shirt' });
    expect(image).toHaveAttribute('width', '600');
    expect(image).toHaveAttribute('height', '800');
    expect(image).toHaveAttribute('loading', 'lazy');
    rerender(
      <Picture src="/media/a.webp" alt="A shirt" width={600} height={800} urgency="first" />,
    );
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('is eager in the HTML and after hydration, but not if React creates it', () => {
    const picture = (
      <Picture src="/media/a.webp" alt="A" width={600} height={800} urgency="first" />
    );
    const { unmount } = render(picture);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
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

  it('shows a placeholder with the same name when the file fails', () => {
    const { container } = render(
      <Picture src="/media/gone.webp" alt="A shirt" width={600} height={800} />,
    );
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'A shirt' })).toHaveAttribute('viewBox', '0 0 600 800');
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
  it('shows the label and the percentage, also to screen readers', () => {
    render(<Progress label="Step 1 of 4" percent={25} />);
    const bar = screen.getByRole('progressbar', { name: 'Step 1 of 4' });
    expect(bar).toHaveTextContent('Step 1 of 425%');
    expect(bar).toHaveAttribute('aria-valuetext', '25%');
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

describe('EmptyState', () => {
  it('can contain the heading of its page', () => {
    render(<EmptyState icon="heart" level={1} title="Nothing here" text="Yet." />);
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeInTheDocument();
  });
});

describe('Notice', () => {
  it('is an alert for the tone danger only', () => {
    const { rerender } = render(<Notice tone="danger">Login failed</Notice>);
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
    rerender(<Notice>A demo</Notice>);
    expect(screen.queryByRole('alert')).toBeNull();
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

describe('the small components', () => {
  it('render their content', () => {
    render(
      <>
        <Badge tone="sale">25% OFF</Badge>
        <InertNote control="newsletter" id="note" />
        <ScreenSpinner />
        <Skeleton shape="text" />
      </>,
    );
    expect(screen.getByText('25% OFF')).toHaveClass('badge', 'sale');
    expect(screen.getByText('Demo: nothing is sent')).toHaveAttribute('id', 'note');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(document.querySelector('.skeleton')).toHaveAttribute('aria-hidden', 'true');
  });
});
