import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import { currentOverrides, dismissProblems, undoOverride } from '../overrides/overrides';
import classes from './tools.module.scss';

/** Says which remotes do not come from the release pointer in this tab, undoes it, and says what was ignored. */
export const OverrideBadge = observer(function OverrideBadge(): ReactNode {
  const { accepted, problems } = currentOverrides();
  const overrides = Object.entries(accepted);
  if (overrides.length + problems.length === 0) return null;
  return (
    <section className={classes.panel} aria-label="Overrides">
      {overrides.map(([name, url]) => (
        <p key={name} className={classes.row}>
          {`Override: ${name} → ${new URL(url).origin}`}
          <Button size="small" aria-label={`Undo ${name}`} onClick={() => undoOverride(name)}>
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
          <Button size="small" onClick={dismissProblems}>
            Dismiss
          </Button>
        </p>
      )}
    </section>
  );
});
