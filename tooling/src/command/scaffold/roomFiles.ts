export interface Names {
  readonly folder: string;
  /** In federation. */
  readonly name: string;
  /** The heading of its page. */
  readonly title: string;
  /** Without a title, which would keep the page's content out of its HTML. */
  readonly route: { path: string; page: string; shape: 'form' };
}

/** The source files of a new remote's room: a page, and the tests of every page. */
export function roomFiles(
  { folder, name, title, route }: Names,
  shared: string,
): Record<string, string> {
  const { path, page } = route;
  return {
    'webpack.config.mjs': `import { federatedApp } from 'tooling/webpack';

export default federatedApp({
  directory: import.meta.dirname,
  name: '${name}',
  exposes: { './${page}': './src/expose/${page}.tsx' },
  // One instance of each on a page, the host's. A version that does not fit is an error of this remote, never a second store.
  shared: ${shared},
  routes: [${JSON.stringify(route)}],
});
`,
    [`src/expose/${page}.tsx`]: `import type { ReactNode } from 'react';
import { PageTitle } from 'shared-ui';

/** \`${path}\`. */
export default function ${page}(): ReactNode {
  return (
    <>
      <PageTitle path="${path}">${title}</PageTitle>
      <h1 tabIndex={-1}>${title}</h1>
    </>
  );
}
`,
    'src/testing/pages.ts': `import type { Address, RoutedPage } from 'stand-in/hydration';
import ${page} from '../expose/${page}';

/** Addresses of this remote's pages, also with a query and navigation state, which are not in the HTML. */
export const pages: readonly (RoutedPage & Address)[] = [
  { page: ${page}, path: '${path}', pathname: '${path}' },
];
`,
    'src/expose/pages.node.test.ts': `// Runs without the browser's globals, like the build that writes the pages.
import { expect, it } from '@jest/globals';
import { htmlOf, ORIGIN } from 'stand-in/hydration';
import { pages } from '../testing/pages';

it.each(pages)('$pathname has one heading and one title on Node', (page) => {
  const html = htmlOf(page, page.pathname);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain(\`<link rel="canonical" href="\${ORIGIN}\${page.pathname}"/>\`);
});
`,
    'src/expose/hydration.test.ts': `/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { MemoryStorage } from 'shared-state/testing';
import { hydrate } from 'stand-in/hydration';
import { pages } from '../testing/pages';

it.each(pages)('$pathname, written as HTML, is hydrated without a mismatch', (page) => {
  const { problems, unmount } = hydrate(act, page, page, new MemoryStorage());
  unmount();
  expect(problems).toEqual([]);
});
`,
    'e2e/standalone.spec.ts': `import { expect } from '@playwright/test';
import { standInTest } from 'stand-in/testing';

const test = standInTest('${folder}');

test('the page is shown without the host', async ({ page }) => {
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  };
}
