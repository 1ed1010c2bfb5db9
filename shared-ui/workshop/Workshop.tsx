import type { ReactNode } from 'react';
import { Toasts } from 'shared-ui';
import { ControlsBench } from './ControlsBench';
import { FeedbackBench } from './FeedbackBench';
import { FieldsBench } from './FieldsBench';
import { ShowBench } from './ShowBench';
import { TokensBench } from './TokensBench';
import classes from './Workshop.module.scss';

const BENCHES = [
  ['Tokens', TokensBench],
  ['Buttons and controls', ControlsBench],
  ['Fields', FieldsBench],
  ['Things to show', ShowBench],
  ['Feedback', FeedbackBench],
] as const;

/** Every component in every state, for review and for the visual and axe tests. */
export function Workshop(): ReactNode {
  return (
    <>
      <main className={classes.workshop}>
        <h1>Workshop</h1>
        {BENCHES.map(([title, Bench]) => (
          <section key={title} aria-label={title} className={classes.bench}>
            <h2>{title}</h2>
            <Bench />
          </section>
        ))}
      </main>
      <Toasts />
    </>
  );
}
