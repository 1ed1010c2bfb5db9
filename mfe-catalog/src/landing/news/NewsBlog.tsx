import { useId, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import { Link, useLocation } from 'shared-ui/router';
import { ScenePicture } from '../../media/ScenePicture';
import { LandingSection } from '../LandingSection';
import sectionClasses from '../LandingSection.module.scss';
import classes from './NewsBlog.module.scss';
import { newsPosts, type BlogPost } from '../../shop/newsPosts';

const SIZES = '(width < 48rem) 72vw, (width < 82rem) 29vw, 25rem';

/**
 * Three posts. Read More is an anchor that opens the rest of a post; then it is an anchor of the section that closes it
 * (docs/product/landing.md#news-and-blog).
 */
export function NewsBlog({ id }: { readonly id: string }): ReactNode {
  const hash = useAfterHydration(useLocation().hash, '');
  return (
    <LandingSection id={id} title="News & Blog" lead="Notes from the cutting table.">
      <ul className={classes.posts}>
        {newsPosts.map((post) => (
          <Story key={post.id} post={post} section={id} isOpen={hash === post.readMoreLink} />
        ))}
      </ul>
    </LandingSection>
  );
}

interface StoryProps {
  readonly post: BlogPost;
  readonly section: string;
  readonly isOpen: boolean;
}

function Story({ post, section, isOpen }: StoryProps): ReactNode {
  const titleId = useId();
  // The date alone is a day in UTC.
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return (
    <li id={post.id} className={classes.post}>
      <ScenePicture scene={post.picture} alt={post.alt} sizes={SIZES} className={classes.picture} />
      <time dateTime={post.date} className={classes.date}>
        <span className={classes.day}>{post.day}</span>{' '}
        <span>{new Date(post.date).toLocaleDateString('en-GB', month)}</span>
      </time>
      <h3 id={titleId}>{post.title}</h3>
      <p>{post.description}</p>
      {isOpen && <p>{post.body}</p>}
      <Link
        key={String(isOpen)}
        to={isOpen ? `#${section}` : post.readMoreLink}
        aria-describedby={titleId}
        className={sectionClasses.more}
      >
        {isOpen ? 'Read Less' : 'Read More'}
      </Link>
    </li>
  );
}
