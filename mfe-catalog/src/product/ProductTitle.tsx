import type { ReactNode } from 'react';
import classes from './ProductTitle.module.scss';

/** A word with a hyphen, such as "T-Shirt". */
const HYPHENATED = /(\S+-\S+)/;

/**
 * A product's title, without line breaks at its hyphens. The text keeps its plain hyphens, because non-breaking ones would be
 * other words for searches and screen readers.
 */
export function ProductTitle({ children }: { readonly children: string }): ReactNode {
  const parts = children.split(HYPHENATED).filter((part) => part !== '');
  return parts.map((part) => (
    <span key={part} className={part.includes('-') ? classes.whole : undefined}>
      {part}
    </span>
  ));
}
