import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * Replaces react/jsx-dev-runtime, which fails with a production React: a remote's development build also runs in a
 * built shop (docs/remotes.md).
 *
 * @param {import('react').ElementType} type
 * @param {unknown} props
 * @param {import('react').Key} [key]
 * @param {boolean} [isStatic] whether the children are static and need no keys
 */
export function jsxDEV(type, props, key, isStatic) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}

export { Fragment };
