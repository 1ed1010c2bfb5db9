import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared-ui';
import classes from './ServiceIcons.module.scss';

/** The shop's services (docs/product/product.md#purchase-panel). */
const SERVICES: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'truck', text: 'Free shipping over $50' },
  { icon: 'rotate-ccw', text: '30-day returns' },
  { icon: 'headphones', text: '24/7 support' },
  { icon: 'shield-check', text: 'Money back guarantee' },
];

export function ServiceIcons(): ReactNode {
  return (
    <ul className={classes.services} aria-label="Services">
      {SERVICES.map(({ icon, text }) => (
        <li key={text} className={classes.service}>
          <Icon name={icon} className={classes.icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
