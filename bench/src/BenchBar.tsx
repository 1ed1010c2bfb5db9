import { useId, type ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import classes from './BenchBar.module.scss';
import { BENCH_STATES, writeChoice, type BenchChoice, type BenchState } from './benchStates';

interface Props {
  /** The addresses of the bench's pages. */
  readonly addresses: readonly string[];
  readonly choice: BenchChoice;
}

/** Links to the pages of the bench, and controls for the state of the stores. */
export function BenchBar({ addresses, choice }: Props): ReactNode {
  const stateId = useId();
  const slowId = useId();

  // Reloads the page, because the stores read the storage when they start.
  const choose = (next: Partial<BenchChoice>): void => {
    writeChoice(localStorage, { ...choice, ...next });
    location.reload();
  };

  return (
    <div className={classes.bar}>
      <nav aria-label="Bench" className={classes.pages}>
        {addresses.map((address) => (
          <Link key={address} to={address}>
            {address}
          </Link>
        ))}
      </nav>
      <label htmlFor={stateId}>State</label>
      <select
        id={stateId}
        value={choice.state}
        onChange={({ target }) => choose({ state: target.value as BenchState })}
      >
        {Object.keys(BENCH_STATES).map((state) => (
          <option key={state}>{state}</option>
        ))}
      </select>
      <input
        id={slowId}
        type="checkbox"
        checked={choice.isGatewaySlow}
        onChange={({ target }) => choose({ isGatewaySlow: target.checked })}
      />
      <label htmlFor={slowId}>Slow gateway</label>
    </div>
  );
}
