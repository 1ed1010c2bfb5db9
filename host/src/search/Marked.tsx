import type { ReactNode } from 'react';
import classes from './Search.module.scss';

interface Props {
  readonly text: string;
  readonly typed: string;
}

/** A text in which the letters are marked with which the typed words begin its words. */
export function Marked({ text, typed }: Props): ReactNode {
  const words = typed.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  // Every second part is a word, because the separator is captured.
  return text.split(/([\p{L}\p{N}]+)/u).map((part, index) => {
    const length = index % 2 === 0 ? 0 : Math.max(...words.map((word) => sharedLength(part, word)));
    return (
      <span key={index}>
        {length > 0 && <mark className={classes.mark}>{part.slice(0, length)}</mark>}
        <span>{part.slice(length)}</span>
      </span>
    );
  });
}

/** The number of letters of a word that are typed; 0 if another word is typed. A plural s may be missing in either. */
function sharedLength(word: string, typed: string): number {
  if (typed.length < 2) return 0;
  const folded = word.toLowerCase();
  if (folded.startsWith(typed)) return typed.length;
  return `${folded}s` === typed ? word.length : 0;
}
