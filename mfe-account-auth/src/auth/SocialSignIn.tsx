import { useId, type ReactNode } from 'react';
import { Button, InertNote } from 'shared-ui';
import classes from './SocialSignIn.module.scss';

interface Props {
  readonly onChoose?: (provider: string) => void;
}

/** The buttons Google and Facebook, with a note that they do nothing (docs/product/shell.md#inert-controls). */
export function SocialSignIn({ onChoose }: Props): ReactNode {
  const noteId = useId();
  return (
    <div className={classes.providers}>
      <p className={classes.or}>or</p>
      <div className={classes.pair}>
        {['Google', 'Facebook'].map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            aria-describedby={noteId}
            onClick={() => onChoose?.(provider)}
          >
            {provider}
          </Button>
        ))}
      </div>
      <InertNote control="providers" id={noteId} />
    </div>
  );
}
