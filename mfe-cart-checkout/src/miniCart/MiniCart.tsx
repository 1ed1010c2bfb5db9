import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { sizeName, toAmount, useCart, type Addition } from 'shared-state';
import {
  ButtonLink,
  countOf,
  formatNumber,
  formatSum,
  Icon,
  IconButton,
  Price,
  ProductPicture,
  VisuallyHidden,
} from 'shared-ui';
import { WholeWords } from 'shared-ui/whole-words';
import classes from './MiniCart.module.scss';
import { SizeChooser } from './SizeChooser';
import { useSelfClosing } from './useSelfClosing';

interface Props extends Addition {
  /** The pressed control. The mini cart follows it in the tab order. */
  readonly opener: Element | null;
  readonly onClose: () => void;
}

/**
 * Shows an added product, with links to cart and checkout, and asks for a missing size. It does not take the focus. Escape and
 * a press outside close it. It also closes automatically, unless its question is open.
 */
export const MiniCart = observer(function MiniCart({
  opener,
  onClose,
  ...addition
}: Props): ReactNode {
  const { product, quantity } = addition;
  const cart = useCart();
  const panel = useRef<HTMLElement>(null);
  const [size, setSize] = useState(addition.size);
  const [announced, setAnnounced] = useState('');
  const hasSizes = product.hasSizes !== false;
  const asks = hasSizes && size === undefined;
  const holding = useSelfClosing(onClose, asks);

  const sizeFact = size ? `Size ${sizeName(size, product)} · ` : 'No size yet · ';
  const facts = `${hasSizes ? sizeFact : ''}Quantity ${formatNumber(quantity)}`;
  const question = asks ? '. Which size?' : '';
  const news = `${product.title} was added to your cart. ${facts}${question}`;
  // Set in an effect, because a screen reader reads a status when it changes, not when it appears with its text.
  useEffect(() => setAnnounced(news), [news]);

  // Another tab may remove the product.
  useEffect(() => {
    const hasProduct = (): boolean => cart.has(product.id);
    return reaction(hasProduct, (has) => has || onClose());
  }, [cart, product.id, onClose]);

  // Before the next paint, so that the panel appears in the frame of the press.
  useLayoutEffect(() => show(panel.current, opener), [opener]);

  return (
    <section
      ref={panel}
      popover="auto"
      aria-label="Added to your cart"
      className={classes.panel}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      {...holding}
    >
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <header className={classes.head}>
        <h2 className={classes.message}>
          <Icon name="check" /> Added to your cart
        </h2>
        <IconButton label="Close" icon="x" onClick={onClose} />
      </header>
      <div className={classes.line}>
        <ProductPicture src={product.imageUrl} alt="" sizes="4.5rem" className={classes.picture} />
        <div className={classes.words}>
          <p>
            <WholeWords>{product.title}</WholeWords>
          </p>
          <p className={classes.aside}>{facts}</p>
          <Price amount={toAmount(product.newPrice)} />
        </div>
      </div>
      {hasSizes && addition.size === undefined && (
        <SizeChooser
          product={product}
          note={addition.sizeNote}
          value={size}
          onChoose={(next) => {
            cart.moveSize(product.id, size ?? null, next, quantity);
            setSize(next);
            addition.onSize?.(next);
          }}
        />
      )}
      <p className={classes.subtotal}>
        <span>{`Subtotal (${countOf(cart.count, 'item')})`}</span>
        <strong>{formatSum(cart.total)}</strong>
      </p>
      <div className={classes.ways}>
        <ButtonLink to="/cart" variant="secondary" size="small" onClick={onClose}>
          View cart
        </ButtonLink>
        <ButtonLink to="/checkout" size="small" onClick={onClose}>
          Checkout
        </ButtonLink>
      </div>
    </section>
  );
});

/** Shows a popover. Returns a function that hides it, because the browser returns no focus from one that is only removed. */
function show(panel: HTMLElement | null, opener: Element | null): () => void {
  // jsdom has no popovers.
  panel?.showPopover?.(opener instanceof HTMLElement ? { source: opener } : {});
  return () => panel?.hidePopover?.();
}
