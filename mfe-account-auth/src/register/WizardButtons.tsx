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
          onClick={isBusy ? undefined : wizard.previous}
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
        <Button
          key="next"
          onClick={() => {
            // The second would press the button that appears under the pointer.
            ignoreSecondClick();
            wizard.next();
          }}
        >
          Next
        </Button>
      )}
    </div>
  );
});
