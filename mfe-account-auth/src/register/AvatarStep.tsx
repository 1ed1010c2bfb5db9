import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AVATARS } from 'shared-state';
import { AvatarPicture } from 'shared-ui/avatar';
import classes from './AvatarStep.module.scss';
import type { StepProps } from './RegistrationWizard';

/** Step 2: one avatar of four, with a preview (docs/product/account.md#registration). */
export const AvatarStep = observer(function AvatarStep({ wizard }: StepProps): ReactNode {
  const { avatar, firstName, lastName } = wizard.values;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <div className={classes.step}>
      <figure className={classes.preview}>
        <AvatarPicture avatar={avatar} size="large" label="Preview of your avatar" />
        <figcaption className={classes.name} dir="auto">
          {name || 'Your name'}
        </figcaption>
      </figure>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>Avatar</legend>
        {AVATARS.map((choice, index) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              name="avatar"
              value={choice}
              checked={choice === avatar}
              className={classes.radio}
              onChange={() => wizard.fill({ avatar: choice })}
            />
            <AvatarPicture avatar={choice} />
            <span>{`Avatar ${index + 1}`}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
});
