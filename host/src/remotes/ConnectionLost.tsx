import type { ReactNode } from 'react';
import { Button, Icon, PageTitle } from 'shared-ui';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import classes from './ConnectionLost.module.scss';

interface Props {
  readonly onRetry: () => void;
  /** True over a page in the HTML, which stays readable with its title, heading and position (RULINGS A28). */
  readonly isOverPage?: boolean;
}

/** The alert in place of a page whose remote failed (RULINGS B). */
export function ConnectionLost({ onRetry, isOverPage = false }: Props): ReactNode {
  if (isOverPage) {
    return (
      <div role="alert" className={classes.overPage}>
        <h2>Connection Lost</h2>
        <p>You can read this page, but its buttons need the connection.</p>
        <Button size="small" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <div role="alert" className={classes.lost}>
      <PageTitle>Connection Lost</PageTitle>
      <Icon name="wifi-off" className={classes.sign} />
      <h1>Connection Lost</h1>
      <p>
        This part of the shop can’t be reached right now. Your cart and your wishlist are safe, and
        the rest of the shop is open.
      </p>
      <Button onClick={onRetry}>Try Again</Button>
      <ScrollAndFocus kind="fault" />
    </div>
  );
}
