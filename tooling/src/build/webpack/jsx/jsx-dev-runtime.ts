import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * The elements of development builds (sourceRules.ts). Those of react/jsx-dev-runtime fail with a production React, and a
 * remote's development build also runs in a built shop (docs/remotes.md).
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
