import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import type { Section } from '../catalogue/types';
import { ScenePicture } from '../media/ScenePicture';
import { sceneUrl } from '../media/sceneUrl';
import { CATEGORY } from './categoryParameter';
import classes from './TrendGallery.module.scss';
import { trends } from './trends';

const SLOTS = [{ rem: 2.75 }];

interface Props {
  readonly section: Section;
  /** Called when a trend is opened in this tab. The same click changes the address. */
  readonly onFollow: () => void;
}

/** The trends of a section. Each opens a category of the current listing, at its address: `/product` or the section's path. */
export function TrendGallery({ section, onFollow }: Props): ReactNode {
  const headingId = useId();
  const handleClick = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): void => {
    if (!metaKey && !ctrlKey && !shiftKey) onFollow();
  };
  return (
    <section aria-labelledby={headingId} className={classes.trends}>
      <h2 id={headingId}>This season</h2>
      <ul className={classes.row}>
        {trends[section.id].map(({ title, category, scene }) => (
          <li key={category} className={classes.trend}>
            <Link to={`?${CATEGORY}=${category}`} className={classes.link} onClick={handleClick}>
              <ScenePicture
                src={sceneUrl(scene)}
                alt=""
                slots={SLOTS}
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
