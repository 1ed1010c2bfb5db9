import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * Replaces react/jsx-dev-runtime, which fails with a production React: a remote's development build also runs in a
 * built shop (docs/remotes.md).
 *
 * @param isStatic whether the children are static and need no keys
 */
export function jsxDEV(
  type: ElementType,
  props: unknown,
  key?: Key,
  isStatic?: boolean,
): ReactElement {
  return (isStatic ? jsxs : jsx)(type, props, key);
}

export { Fragment };
