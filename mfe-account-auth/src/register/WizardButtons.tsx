import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button, ignoreSecondClick, Spinner } from 'shared-ui';
import classes from './Register.module.scss';
import type { StepProps } from './RegistrationWizard';

interface Props extends StepProps {
  readonly isBusy: boolean;
}

/** Previous, and Next or Create Account. Only the last step has a submit button (docs/product/account.md#registration). */
export const WizardButtons = observer(function WizardButtons({ wizard, isBusy }: Props): ReactNode {
  return (
    <div className={classes.buttons}>
      {wizard.step > 1 && (
        <Button
          variant="secondary"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => pressOnce(wizard.previous)}
        >
          Previous
        </Button>
      )}
      {wizard.isLast ? (
        <Button key="submit" type="submit" aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          <span>{isBusy ? 'Creating Account...' : 'Create Account'}</span>
        </Button>
      ) : (
        <Button key="next" onClick={() => pressOnce(wizard.next)}>
          Next
        </Button>
      )}
    </div>
  );
});

/** The second press of a double click would hit the button that appears under the pointer. */
function pressOnce(move: () => void): void {
  ignoreSecondClick();
  move();
}
