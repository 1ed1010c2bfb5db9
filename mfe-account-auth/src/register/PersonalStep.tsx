import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Input } from 'shared-ui';
import { Select } from 'shared-ui/select';
import { GENDERS } from '../profile/options';
import { fieldProps } from './fieldProps';
import classes from './Register.module.scss';
import type { StepProps } from './RegistrationWizard';

/** Step 1: name, email, phone, date of birth and gender (docs/product/account.md#registration). */
export const PersonalStep = observer(function PersonalStep({ wizard }: StepProps): ReactNode {
  return (
    <div className={classes.fields}>
      <Input {...fieldProps(wizard, 'firstName')} />
      <Input {...fieldProps(wizard, 'lastName')} />
      <Input {...fieldProps(wizard, 'email')} />
      <Input {...fieldProps(wizard, 'phone')} />
      <Input {...fieldProps(wizard, 'dateOfBirth')} />
      <Select {...fieldProps(wizard, 'gender')} options={GENDERS} />
    </div>
  );
});
