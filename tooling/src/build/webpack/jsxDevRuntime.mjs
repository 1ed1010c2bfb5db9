import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * Stands in for react/jsx-dev-runtime, which fails beside a production React: a development build of a remote runs in a built
 * shop too (docs/remotes.md).
 *
 * @param {import('react').ElementType} type
 * @param {unknown} props
 * @param {import('react').Key} [key]
 * @param {boolean} [isStatic] whether the children are written out, and need no keys
 */
export function jsxDEV(type, props, key, isStatic) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}

export { Fragment };
