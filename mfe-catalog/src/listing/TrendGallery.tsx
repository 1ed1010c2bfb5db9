import { useId, type ReactNode } from 'react';
import { Picture } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { SectionId } from '../catalogue/types';
import { sceneUrl } from '../page/scenes';
import { CATEGORY } from './listingQuery';
import classes from './TrendGallery.module.scss';
import { trends } from './trends';

interface Props {
  readonly section: SectionId;
  readonly address: string;
}

/** Pictures of what a section's season looks like; each opens a category (SPEC §2, listing pages). */
export function TrendGallery({ section, address }: Props): ReactNode {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.trends}>
      <h2 id={headingId}>This season</h2>
      <ul className={classes.row}>
        {trends[section].map(({ title, category }, index) => (
          <li key={category} className={classes.trend}>
            <Link to={`${address}?${CATEGORY}=${category}`} className={classes.link}>
              <Picture
                src={sceneUrl(`trend-${section}-${index + 1}`)}
                alt=""
                width={600}
                height={750}
                className={classes.picture}
              />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
