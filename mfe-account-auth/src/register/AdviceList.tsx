import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Notice } from 'shared-ui';
import { FieldLinks } from 'shared-ui/forms';
import type { StepProps } from './RegistrationWizard';

/** Advice, each with a link to its field: on the last step about all fields, before it about earlier steps. */
export const AdviceList = observer(function AdviceList({ wizard }: StepProps): ReactNode {
  const { isLast } = wizard;
  const advice = isLast ? wizard.advice : wizard.adviceOnLeftSteps;
  if (advice.length === 0) return null;
  return (
    <Notice>
      <p>
        {isLast
          ? 'You can create the account as it is, or look at these again:'
          : 'You can continue, or look at these again:'}
      </p>
      <FieldLinks links={advice} onChoose={({ step, field }) => wizard.goTo(step, field)} />
    </Notice>
  );
});
