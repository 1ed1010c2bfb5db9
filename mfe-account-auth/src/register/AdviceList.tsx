import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Notice } from 'shared-ui';
import type { Advice } from './RegistrationWizard';
import classes from './Register.module.scss';
import type { StepProps } from './stepProps';

/** What is still empty or does not match, each a link to its field; advice, never a condition. */
export const AdviceList = observer(function AdviceList({ wizard }: StepProps): ReactNode {
  if (wizard.advice.length === 0) return null;

  const handleClick = (event: MouseEvent, advice: Advice): void => {
    event.preventDefault();
    wizard.goTo(advice.step, advice.field);
  };

  return (
    <Notice>
      <p>You can create the account as it is, or look at these again:</p>
      <ul className={classes.advice}>
        {wizard.advice.map((advice) => (
          <li key={advice.text}>
            <a href={`#${advice.field}`} onClick={(event) => handleClick(event, advice)}>
              {advice.text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
});
