import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useCart } from 'shared-state';
import { Button } from 'shared-ui';
import { sampleProduct } from 'stand-in/sample-product';
import MiniCart from '../expose/MiniCart';

type Shown = Omit<ComponentProps<typeof MiniCart>, 'onClose'> & { readonly turn: number };

/** The mini cart without the host, which shows it in the shop. */
export function MiniCartSample(): ReactNode {
  const cart = useCart();
  const [shown, setShown] = useState<Shown | null>(null);
  const add = (size: 'M' | undefined, { currentTarget: opener }: MouseEvent): void => {
    const product = sampleProduct;
    cart.add(product, 1, size);
    setShown((before) => ({ product, quantity: 1, size, opener, turn: (before?.turn ?? 0) + 1 }));
  };
  return (
    <>
      <h1>Mini cart</h1>
      <Button onClick={(event) => add('M', event)}>Add in size M</Button>
      <Button onClick={(event) => add(undefined, event)}>Add without a size</Button>
      {shown && <MiniCart {...shown} key={shown.turn} onClose={() => setShown(null)} />}
    </>
  );
}
