import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Overrides } from 'remote-loader';
import { Button } from 'shared-ui';
import { OwnerOverlay } from './OwnerOverlay';
import classes from './tools.module.scss';

interface Props {
  readonly hasOwners: boolean;
  readonly overrides: Overrides | null;
}

/** The overlays for developers and testers, in a separate chunk. */
export function Tools({ hasOwners, overrides }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(hasOwners);
  return (
    <div className={classes.tools}>
      {isOpen && <OwnerOverlay onClose={() => setIsOpen(false)} />}
      {overrides && <OverrideBadge overrides={overrides} />}
    </div>
  );
}

function OverrideBadge({ overrides }: { readonly overrides: Overrides }): ReactNode {
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
