/**
 * Runs without the browser's globals, like the build that writes the pages.
 *
 * @jest-environment node
 */
import { describe, expect, it } from '@jest/globals';
import { htmlOf, ORIGIN } from 'stand-in/hydration';
import { hostRoutes } from './hostRoutes';

const LEGAL = new Map([
  ['/terms', '/terms'],
  ['/terms-conditions', '/terms'],
  ['/privacy', '/privacy'],
  ['/privacy-policy', '/privacy'],
]);

describe.each(hostRoutes)('$path on Node', (route) => {
  it('is listed if it is a legal page, under one address', () => {
    const html = htmlOf(route, route.path);
    const canonical = LEGAL.get(route.path);
    expect(html.includes('content="noindex"')).toBe(canonical === undefined);
    if (canonical) expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${canonical}"/>`);
  });
});
