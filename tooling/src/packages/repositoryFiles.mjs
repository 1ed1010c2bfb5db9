/**
 * The files of a repository that holds one remote and has the shop's packages installed: what docs/operations/own-repository.md
 * describes, with a page for each name that the host's routes have for it.
 *
 * @param {object} repository
 * @param {string} repository.name of the remote, such as `mfe-blog`
 * @param {readonly string[]} repository.pages
 * @param {Readonly<Record<string, string>>} repository.dependencies with versions, or with the paths of tarballs
 * @param {Readonly<Record<string, string>>} repository.devDependencies
 * @returns {Record<string, string>} texts by path
 */
export function repositoryFiles({ name, pages, dependencies, devDependencies }) {
  const manifest = { name, version: '1.0.0', private: true, type: 'module' };
  const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'package.json': json({ ...manifest, dependencies, devDependencies }),
    'tsconfig.json': json({
      extends: 'tooling/tsconfig',
      include: ['src', 'node_modules/shared-ui/src/styles.d.ts'],
    }),
    'webpack.config.mjs': `import { federatedApp } from 'tooling/webpack';

export default federatedApp({
  directory: import.meta.dirname,
  exposes: ${JSON.stringify(pages)},
});
`,
    'src/page.module.scss': `@use 'shared-ui/tokens' as *;

.note {
  @include from-tablet {
    padding: var(--space-3);
  }
}
`,
    'src/contract.ts': `import type { Stores } from 'shared-state';

/** The compiler knows what the stores have, and what they have not. */
export type Lines = Stores['cart']['lines'];
// @ts-expect-error
export type Nothing = Stores['nothing'];
`,
    ...Object.fromEntries(pages.map((page) => [`src/expose/${page}.tsx`, pageFile(name, page)])),
  };
}

/** @param {string} name @param {string} page */
function pageFile(name, page) {
  return `import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCart } from 'shared-state';
import { Button, PageTitle } from 'shared-ui';
import classes from '../page.module.scss';

function ${page}(): ReactNode {
  const cart = useCart();
  return (
    <>
      <PageTitle path="/${page.toLowerCase()}">${page}</PageTitle>
      <h1 tabIndex={-1}>${page} of ${name}</h1>
      <p className={classes.note}>Things in the cart: {cart.lines.length}</p>
      <Button onClick={() => cart.clear()}>Empty the cart</Button>
    </>
  );
}

export default observer(${page});
`;
}
