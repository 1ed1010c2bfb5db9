import type { ReactNode } from 'react';
import { SHOP_NAME } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './EntrancePage.module.scss';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of sign-in and registration, which stand without the bars (SPEC §2). */
export function EntrancePage({ title, children }: Props): ReactNode {
  return (
    <div className={classes.page}>
      <Link to="/" className={classes.brand}>
        {SHOP_NAME}
      </Link>
      <div className={classes.box}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
