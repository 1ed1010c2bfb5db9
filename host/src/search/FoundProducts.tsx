import type { ReactNode } from 'react';
import { Price, ProductPicture } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './Search.module.scss';
import type { CatalogueSearch } from './useCatalogueSearch';

interface Props {
  readonly products: CatalogueSearch['products'];
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** The products of a search as links. */
export function FoundProducts({ products, onFollow }: Props): ReactNode {
  return (
    <div role="group" aria-label="Products">
      <ul>
        {products.map(({ path, title, imageUrl, colour, price }) => (
          <li key={path}>
            <Link to={path} className={classes.product} onClick={onFollow}>
              <ProductPicture
                src={imageUrl}
                alt=""
                sizes="3.5rem"
                colour={colour}
                className={classes.picture}
              />
              <span>{title}</span>
              <Price amount={price} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
