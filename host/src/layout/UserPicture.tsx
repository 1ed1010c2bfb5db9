import { useEffect, useState, type ReactNode } from 'react';
import type { User } from 'shared-state';
import type { AvatarPicture } from 'shared-ui/avatar';
import classes from './TopBar.module.scss';

/** The avatar that the shopper has chosen; until its code is loaded, and without a choice, the initial of the name. */
export function UserPicture({ user: { avatar, name } }: { readonly user: User }): ReactNode {
  const [Picture, setPicture] = useState<typeof AvatarPicture>();

  useEffect(() => {
    // Only shoppers who have registered need it.
    if (!avatar) return;
    import('shared-ui/avatar').then(
      (loaded) => setPicture(() => loaded.AvatarPicture),
      () => undefined,
    );
  }, [avatar]);

  if (avatar && Picture) return <Picture avatar={avatar} size="tiny" />;
  return (
    <span className={classes.avatar} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}

/** The first grapheme cluster of a name: an emoji counts as one character. */
function initialOf(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment.toUpperCase();
  return '';
}
