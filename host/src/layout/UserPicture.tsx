import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { User } from 'shared-state';
import { useLazy } from '../loading/useLazy';
import classes from './TopBar.module.scss';

type Picture = ComponentType<{ readonly avatar: User['avatar']; readonly size: 'tiny' }>;

/** The avatar that the shopper has chosen; until its code is loaded, and without a choice, the initial of the name. */
export function UserPicture({ user: { avatar, name } }: { readonly user: User }): ReactNode {
  const [Picture, load] = useLazy<Picture>();

  useEffect(() => {
    if (!avatar) return;
    // Only shoppers who have registered need it.
    load(async () => (await import('shared-ui/avatar')).AvatarPicture).catch(() => undefined);
  }, [avatar, load]);

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
