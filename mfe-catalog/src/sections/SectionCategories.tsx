import type { ReactNode } from 'react';
import type { SectionId } from 'shared-state';
import { ProductPicture } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { findSection } from '../catalogue/catalogue';
import { CATEGORY } from '../listing/categoryParameter';
import classes from './SectionCategories.module.scss';

/** The width of a picture, in the syntax of `sizes`. */
const SIZES = '(width < 64rem) 3rem, (width < 82rem) 13vw, 12rem';

interface Props {
  readonly section: SectionId;
  readonly onFollow: () => void;
}

/** Links to a section and to each of its categories, with a picture of the first product of each. */
export function SectionCategories({ section: id, onFollow }: Props): ReactNode {
  const section = findSection(id);
  if (!section) return null;
  const { categories, viewMoreLink } = section;
  return (
    <ul className={classes.categories}>
      {categories.map(({ id: category, name, products: [first] }) => (
        <li key={category}>
          <Link
            to={`${viewMoreLink}?${CATEGORY}=${category}`}
            className={classes.link}
            onClick={onFollow}
          >
            <ProductPicture
              src={first?.imageUrl ?? ''}
              alt=""
              sizes={SIZES}
              colour={first?.colour}
              className={classes.picture}
            />
            <span>{name}</span>
          </Link>
        </li>
      ))}
      <li className={classes.all}>
        <Link to={viewMoreLink} className={classes.link} onClick={onFollow}>
          {`Everything in ${section.name}`}
        </Link>
      </li>
    </ul>
  );
}
