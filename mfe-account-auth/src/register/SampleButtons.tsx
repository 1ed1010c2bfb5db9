import type { ReactNode } from 'react';
import { Button, showToast } from 'shared-ui';
import classes from './Register.module.scss';
import { sampleProfiles } from './sampleProfiles';
import type { StepProps } from './RegistrationWizard';

/** The two buttons that fill in the whole form (docs/product/account.md#registration). */
export function SampleButtons({ wizard }: StepProps): ReactNode {
  return (
    <div role="group" aria-label="Fill in a sample" className={classes.samples}>
      {sampleProfiles.map((profile, index) => (
        <Button
          key={profile.email}
          variant="quiet"
          size="small"
          onClick={() => {
            wizard.fill(profile);
            showToast(`All four steps were filled in as ${profile.firstName} ${profile.lastName}.`);
          }}
        >
          {`Use sample profile ${index + 1}`}
        </Button>
      ))}
    </div>
  );
}
