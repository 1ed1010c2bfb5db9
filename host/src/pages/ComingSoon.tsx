import { useEffect, useState, type ReactNode } from 'react';
import { systemClock } from 'shared-state';
import { ButtonLink, EmptyState, PageTitle } from 'shared-ui';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import { ProductsToSee } from '../suggestions/ProductsToSee';
import classes from './ComingSoon.module.scss';
import { countdown } from './countdown';

/** Counts down to 30 days after the page was loaded (docs/product/shell.md#countdown). */
export function ComingSoon(): ReactNode {
  const { days, hours, minutes, seconds } = useCountdown();
  const units = [
    ['Days', days],
    ['Hours', hours],
    ['Minutes', minutes],
    ['Seconds', seconds],
  ] as const;
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
          {units.map(([name, value]) => (
            <div key={name} className={classes.unit}>
              <dt>{name}</dt>
              <dd>{String(value).padStart(2, '0')}</dd>
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
