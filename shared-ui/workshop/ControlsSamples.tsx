import { useState, type ReactNode } from 'react';
import { Button, ButtonLink, Icon, IconButton, Spinner } from 'shared-ui';
import { Quantity } from 'shared-ui/quantity';
import { RadioGroup } from 'shared-ui/radio-group';
import { StarInput } from 'shared-ui/star-input';
import { Switch } from 'shared-ui/switch';
import { Tabs } from 'shared-ui/tabs';
import classes from './Workshop.module.scss';

export function ControlsSamples(): ReactNode {
  const [quantity, setQuantity] = useState(1);
  const [size, setSize] = useState<'S' | 'M'>('M');
  const [isOn, setOn] = useState(true);
  const [stars, setStars] = useState(3);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <>
      <div className={classes.row}>
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button aria-disabled>
          <Spinner /> Busy...
        </Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/">Link</ButtonLink>
      </div>
      <div className={classes.row}>
        <Button size="small">Small</Button>
        <Button size="small" variant="secondary">
          Small secondary
        </Button>
        <Button size="small" variant="quiet">
          Small quiet
        </Button>
        <IconButton label="Search" icon="search" />
        <IconButton label="Remove from wishlist" icon="heart" isFilled />
        <Icon name="truck" />
      </div>
      <div className={classes.row}>
        <Quantity value={quantity} onChange={setQuantity} />
        <RadioGroup
          label="Size"
          value={size}
          onChange={setSize}
          options={[
            { value: 'S', label: 'S' },
            { value: 'M', label: 'M' },
          ]}
        />
        <StarInput label="Your rating" value={stars} onChange={setStars} />
      </div>
      <div className={classes.narrow}>
        <Switch label="Email notifications" isOn={isOn} onChange={setOn} />
        <Switch label="Newsletter" isOn={!isOn} onChange={(next) => setOn(!next)} />
      </div>
      <Tabs
        label="Product"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'one', label: 'Product Details', content: <p>Washed linen, 160 gsm.</p> },
          { id: 'two', label: 'Reviews & Ratings', content: <p>4.7 out of 5.</p> },
        ]}
      />
    </>
  );
}
