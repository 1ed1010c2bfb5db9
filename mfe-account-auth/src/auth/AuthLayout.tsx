import type { ReactNode } from 'react';
import { SHOP_NAME } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { motto } from '../shop/motto';
import classes from './AuthLayout.module.scss';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The layout of sign-in and registration, without top bar and footer (docs/product/account.md#sign-in). */
export function AuthLayout({ title, lead, children }: Props): ReactNode {
  return (
    <div className={classes.page}>
      <div className={classes.cloth}>
        <Link to="/" className={classes.brand}>
          {SHOP_NAME}
        </Link>
        <p className={classes.motto}>{motto}</p>
      </div>
      <div className={classes.box}>
        <header className={classes.head}>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
