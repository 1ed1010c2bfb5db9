import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import classes from './Breadcrumbs.module.scss';

interface Props {
  /** The parent pages, from the top. */
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  readonly current: string;
}

export function Breadcrumbs({ trail, current }: Props): ReactNode {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.list}>
        {trail.map(({ label, to }) => (
          <li key={to} className={classes.crumb}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className={classes.crumb}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
