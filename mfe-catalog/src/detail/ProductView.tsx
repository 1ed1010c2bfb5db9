import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { toAmount, useWishlist, type Size } from 'shared-state';
import { Badge, Button, Icon, PageTitle, Picture, Price, Quantity, Stars } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../card/pictureSize';
import { useProductActions } from '../card/useProductActions';
import type { PlacedProduct } from '../catalogue/catalogue';
import { detailsOf } from '../catalogue/details';
import { sectionNames } from '../listing/sectionNames';
import classes from './ProductView.module.scss';
import { SizeChoice } from './SizeChoice';

/** A product's own page: picture, words, and what can be bought how (SPEC §2, Product detail). */
export const ProductView = observer(function ProductView({
  product,
  category,
  section,
}: PlacedProduct): ReactNode {
  const [quantity, setQuantity] = useState(1);
  const [size, setSize] = useState<Size>('M');
  const isWished = useWishlist().has(product.id);
  const { toggleWish, addToCart, buyNow } = useProductActions(product);
  const { description, stockText } = detailsOf(product.id);

  return (
    <div className={classes.page}>
      <PageTitle>{product.title}</PageTitle>
      <nav aria-label="Breadcrumb" className={classes.crumbs}>
        <Link to="/">Home</Link>
        <Link to={section.viewMoreLink}>{sectionNames[section.id]}</Link>
        <Link to={`${section.viewMoreLink}?category=${category.id}`}>{category.name}</Link>
      </nav>
      <div className={classes.columns}>
        <div className={classes.media}>
          <Picture
            src={product.imageUrl}
            alt={product.title}
            width={PICTURE_WIDTH}
            height={PICTURE_HEIGHT}
            isEager
            className={classes.picture}
          />
          <span className={classes.ribbon}>
            <Badge tone="sale">{`${product.discount}% OFF`}</Badge>
          </span>
        </div>
        <div className={classes.words}>
          <h1>{product.title}</h1>
          <p className={classes.rating}>
            <Stars rating={product.rating} />
            <span>{`(${product.ratingCount})`}</span>
          </p>
          <p className={classes.price}>
            <Price amount={toAmount(product.newPrice)} oldAmount={toAmount(product.oldPrice)} />
          </p>
          <p>{description}</p>
          <p className={classes.stock}>
            <Icon name="check" /> {stockText}
          </p>
          <SizeChoice value={size} onChange={setSize} />
          <div className={classes.quantity}>
            <span className={classes.label}>Quantity</span>
            <Quantity value={quantity} onChange={setQuantity} />
          </div>
          <div className={classes.actions}>
            <Button onClick={() => buyNow(size)}>Buy Now</Button>
            <Button variant="secondary" onClick={() => addToCart(quantity, size)}>
              Add to Cart
            </Button>
            <Button variant="quiet" onClick={toggleWish}>
              <Icon name="heart" isFilled={isWished} />
              {isWished ? 'Remove from wishlist' : 'Add to wishlist'}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
});
