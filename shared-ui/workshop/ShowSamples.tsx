import type { ReactNode } from 'react';
import { Badge, Picture, Price, Skeleton, Stars } from 'shared-ui';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Progress } from 'shared-ui/progress';
import classes from './Workshop.module.scss';

const TRAIL = [
  { label: 'Home', to: '/' },
  { label: 'Women', to: '/product/women' },
];

export function ShowSamples(): ReactNode {
  return (
    <>
      <Breadcrumbs trail={TRAIL} current="Sarees" />
      <div className={classes.row}>
        <Price amount={1299} oldAmount={1899} />
        <Price amount={24_999} />
        <Badge>New</Badge>
        <Badge tone="sale">25% OFF</Badge>
        <Badge tone="positive">Delivered</Badge>
        {[0, 3, 4.5, 5].map((rating) => (
          <Stars key={rating} rating={rating} />
        ))}
      </div>
      <div className={classes.narrow}>
        <Progress label="Step 1 of 4" percent={25} />
        <Progress label="Step 4 of 4" percent={100} />
      </div>
      <div className={classes.row}>
        <div className={classes.picture}>
          <Picture src="" alt="No picture" width={600} height={800} />
        </div>
        <div className={classes.picture}>
          <Skeleton shape="picture" />
        </div>
        <div className={classes.narrow}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
          <Skeleton shape="field" />
        </div>
      </div>
    </>
  );
}
