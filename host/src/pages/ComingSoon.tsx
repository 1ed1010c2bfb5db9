import { useEffect, useState, type ReactNode } from 'react';
import { systemClock } from 'shared-state';
import { ButtonLink, EmptyState, PageTitle } from 'shared-ui';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import { ProductsToSee } from '../suggestions/ProductsToSee';
import classes from './ComingSoon.module.scss';
import { countdown } from './countdown';

const UNITS = ['Days', 'Hours', 'Minutes', 'Seconds'] as const;

/** Counts down to 30 days after the page was loaded (docs/product/shell.md#countdown). */
export function ComingSoon(): ReactNode {
  const left = useCountdown();
  return (
    <>
      <PageTitle path="/coming-soon" isUnlisted>
        Coming Soon
      </PageTitle>
      <EmptyState
        icon="calendar"
        title="Coming Soon"
        level={1}
        text="Something new is on the loom. Come back when the countdown reaches zero."
      >
        <ButtonLink to="/">Go Back Home</ButtonLink>
      </EmptyState>
      <div role="timer">
        <dl className={classes.counter}>
          {UNITS.map((unit, place) => (
            <div key={unit} className={classes.unit}>
              <dt>{unit}</dt>
              <dd>{String(left[place]).padStart(2, '0')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ProductsToSee />
      <ScrollAndFocus />
    </>
  );
}

function useCountdown(): ReturnType<typeof countdown> {
  const [left, setLeft] = useState(() => countdown(0, 0));
  useEffect(() => {
    const loadedAt = systemClock.now().getTime();
    const timer = setInterval(
      () => setLeft(countdown(loadedAt, systemClock.now().getTime())),
      1000,
    );
    return () => clearInterval(timer);
  }, []);
  return left;
}
