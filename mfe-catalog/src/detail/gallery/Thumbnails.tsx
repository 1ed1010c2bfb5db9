import type { ReactNode } from 'react';
import { ProductPicture } from 'shared-ui';
import type { Product } from '../../catalogue/types';
import { pictureColour } from '../../media/pictureColour';
import classes from './Gallery.module.scss';

const SIZES = '5.5rem';

interface Props {
  readonly product: Product;
  readonly pictures: readonly string[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

/** A button for each picture. Nothing for a single picture. */
export function Thumbnails({ product, pictures, index, onIndex }: Props): ReactNode {
  if (pictures.length < 2) return null;
  return (
    <ul className={classes.thumbnails} aria-label="Pictures">
      {pictures.map((picture, position) => (
        <li key={picture}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={`Show picture ${position + 1}`}
            aria-pressed={position === index}
            onClick={() => onIndex(position)}
          >
            <ProductPicture
              src={picture}
              alt=""
              sizes={SIZES}
              colour={pictureColour(product, position)}
              className={classes.picture}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
