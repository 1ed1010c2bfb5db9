import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Button, Spinner } from 'shared-ui';
import classes from './Register.module.scss';
import type { StepProps } from './RegistrationWizard';

interface Props extends StepProps {
  readonly isBusy: boolean;
}

/**
 * Previous, and Next or Create Account. Only the last step has a submit button (docs/product/account.md#registration).
 */
export const WizardButtons = observer(function WizardButtons({ wizard, isBusy }: Props): ReactNode {
  return (
    <div className={classes.buttons}>
      {!wizard.isFirst && (
        <Button key="previous" variant="secondary" onClick={wizard.previous}>
          Previous
        </Button>
      )}
      {wizard.isLast ? (
        <Button key="submit" type="submit" aria-disabled={isBusy} onClick={ignoreSecondClick}>
          {isBusy && <Spinner />}
          <span>{isBusy ? 'Creating Account...' : 'Create Account'}</span>
        </Button>
      ) : (
        <Button
          key="next"
          onClick={(event) => {
            if (event.detail < 2) wizard.next();
          }}
        >
          Next
        </Button>
      )}
    </div>
  );
});

/** Stops the second click of a double click on Next from pressing the submit button that appears under the pointer. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
