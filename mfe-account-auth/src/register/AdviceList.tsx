import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Notice } from 'shared-ui';
import type { Advice } from './RegistrationWizard';
import classes from './Register.module.scss';
import type { StepProps } from './stepProps';

/** Advice on fields that are empty, malformed or do not match, each with a link to its field. */
export const AdviceList = observer(function AdviceList({ wizard }: StepProps): ReactNode {
  if (wizard.advice.length === 0) return null;
  return (
    <Notice>
      <p>You can create the account as it is, or look at these again:</p>
      <FieldLinks wizard={wizard} advice={wizard.advice} />
    </Notice>
  );
});

/** The advice on earlier steps, shown on later steps. */
export const AdviceOnLeftSteps = observer(function AdviceOnLeftSteps({
  wizard,
}: StepProps): ReactNode {
  const { adviceOnLeftSteps: advice } = wizard;
  if (advice.length === 0) return null;
  return (
    <Notice>
      <p>You can continue, or look at these again:</p>
      <FieldLinks wizard={wizard} advice={advice} />
    </Notice>
  );
});

function FieldLinks({
  wizard,
  advice,
}: StepProps & { readonly advice: readonly Advice[] }): ReactNode {
  const handleClick = (event: MouseEvent, { step, field }: Advice): void => {
    event.preventDefault();
    wizard.goTo(step, field);
  };

  return (
    <ul className={classes.advice}>
      {advice.map((each) => (
        <li key={each.text}>
          <a href={`#${each.field}`} onClick={(event) => handleClick(event, each)}>
            {each.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
