import type { ReactNode } from 'react';
import classes from './WholeWords.module.scss';

const HYPHENATED = /(\S+-\S+)/;

/**
 * A text without line breaks at its hyphens. It keeps its plain hyphens, because non-breaking ones would be other words for
 * searches and screen readers.
 */
export function WholeWords({ children }: { readonly children: string }): ReactNode {
  // At odd places, because the expression has a group. Their order never changes, and a word may be there twice.
  return children.split(HYPHENATED).map(
    (part, place) =>
      part !== '' && (
        <span key={`${place} ${part}`} className={place % 2 === 1 ? classes.whole : undefined}>
          {part}
        </span>
      ),
  );
}
