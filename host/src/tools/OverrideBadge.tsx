import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import type { Overrides } from 'remote-loader';
import classes from './tools.module.scss';

/** Lists the overridden remotes of this tab with a button to end each override, and lists ignored overrides. */
export function OverrideBadge({ overrides }: { readonly overrides: Overrides }): ReactNode {
  const { accepted, problems } = useSyncExternalStore(overrides.subscribe, overrides.current);
  const remotes = Object.entries(accepted);
  if (remotes.length + problems.length === 0) return null;
  return (
    <section className={classes.panel} aria-label="Overrides">
      {remotes.map(([name, url]) => (
        <p key={name} className={classes.row}>
          <span>{`Override: ${name} → ${new URL(url).origin}`}</span>
          <Button size="small" aria-label={`Undo ${name}`} onClick={() => overrides.undo(name)}>
            Undo
          </Button>
        </p>
      ))}
      {problems.map((problem) => (
        <p key={problem} role="alert">
          {`Override ignored. ${problem}`}
        </p>
      ))}
      {problems.length > 0 && (
        <p>
          <Button size="small" onClick={overrides.dismiss}>
            Dismiss
          </Button>
        </p>
      )}
    </section>
  );
}
