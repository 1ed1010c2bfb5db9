import type { ReactNode } from 'react';
import { IconButton, Input, Textarea } from 'shared-ui';
import { Checkbox, Radio } from 'shared-ui/choice';
import { Select } from 'shared-ui/select';
import classes from './Workshop.module.scss';

const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'IN', label: 'India' },
];

export function FieldsSamples(): ReactNode {
  return (
    <div className={classes.fields}>
      <Input label="Name" placeholder="Asha Rao" missing="Enter your name" />
      <Input label="Email" type="email" leftIcon="mail" hint="We write rarely." />
      <Input
        label="Password"
        type="password"
        right={<IconButton label="Show password" icon="eye" />}
      />
      <Input label="Discount Code" defaultValue="MEN50" error="Invalid discount code" />
      <Input label="Disabled" defaultValue="Nothing to change" disabled />
      <Select label="Country" options={COUNTRIES} missing="Choose a country" />
      <Select label="Chosen country" options={COUNTRIES} defaultValue="IN" />
      <Select label="Wrong country" options={COUNTRIES} error="Choose a country" />
      <Textarea label="Message" rows={4} maxLength={500} />
      <div className={classes.narrow}>
        <Checkbox label="Remember me" hint="You stay signed in either way" />
        <Checkbox label="Chosen" defaultChecked />
        <Radio name="pay" value="card" label="Card" defaultChecked />
        <Radio name="pay" value="cod" label="Cash on Delivery" />
      </div>
    </div>
  );
}
