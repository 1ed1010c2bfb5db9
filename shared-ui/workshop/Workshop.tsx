import type { ReactNode } from 'react';
import { Toasts } from 'shared-ui';
import { ControlsSamples } from './ControlsSamples';
import { FeedbackSamples } from './FeedbackSamples';
import { FieldsSamples } from './FieldsSamples';
import { ShowSamples } from './ShowSamples';
import classes from './Workshop.module.scss';

const SAMPLES = [
  ['Buttons and controls', ControlsSamples],
  ['Fields', FieldsSamples],
  ['Things to show', ShowSamples],
  ['Feedback', FeedbackSamples],
] as const;

/** Every component in every state, for review and for the visual and axe tests. */
export function Workshop(): ReactNode {
  return (
    <>
      <main className={classes.workshop}>
        <h1>Workshop</h1>
        {SAMPLES.map(([title, Samples]) => (
          <section key={title} aria-label={title} className={classes.samples}>
            <h2>{title}</h2>
            <Samples />
          </section>
        ))}
      </main>
      <Toasts />
    </>
  );
}
