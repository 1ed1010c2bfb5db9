import { useId, type MouseEvent, type ReactNode } from 'react';
import { isHandledByBrowser, Link } from 'shared-ui/router';
import type { Section } from '../catalogue/types';
import { ScenePicture } from '../media/ScenePicture';
import type { SceneName } from '../media/scenes.data';
import { banners } from './banners.data';
import { CATEGORY } from './categoryParameter';
import classes from './TrendGallery.module.scss';

interface Props {
  readonly section: Section;
  /** Called when a trend is opened in this tab. The same click changes the address. */
  readonly onFollow: () => void;
}

/** The trends of a section. Each opens a category of the current listing, at its address: `/product` or the section's path. */
export function TrendGallery({ section, onFollow }: Props): ReactNode {
  const headingId = useId();
  const trends = banners[section.id]?.trends ?? [];
  const handleClick = (event: MouseEvent): void => {
    if (!isHandledByBrowser(event)) onFollow();
  };
  if (trends.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes.trends}>
      <h2 id={headingId}>This season</h2>
      <ul className={classes.row}>
        {trends.map(({ title, category, scene }) => (
          <li key={category} className={classes.trend}>
            <Link to={`?${CATEGORY}=${category}`} className={classes.link} onClick={handleClick}>
              <ScenePicture
                // The catalogue's check has found it.
                scene={scene as SceneName}
                alt=""
                sizes="2.75rem"
                className={classes.picture}
              />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
