import { useId, type ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import classes from './StandInBar.module.scss';
import { STATES, writeChoice, type Settings, type StoreState } from './settings';

interface Props {
  readonly addresses: readonly string[];
  readonly choice: Settings;
}

/** Links to the remote's pages, and controls for the state of the stores. */
export function StandInBar({ addresses, choice }: Props): ReactNode {
  const stateId = useId();
  const slowId = useId();

  // Reloads the page, because the stores read the storage when they start.
  const choose = (next: Partial<Settings>): void => {
    writeChoice({ ...choice, ...next });
    location.reload();
  };

  return (
    <div className={classes.bar}>
      <nav aria-label="Pages" className={classes.pages}>
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
        onChange={({ target }) => choose({ state: target.value as StoreState })}
      >
        {Object.keys(STATES).map((state) => (
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
