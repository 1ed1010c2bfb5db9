import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { showToast } from 'shared-ui';
import type { Addition, MiniCart } from './MiniCart';

/** Announces an addition on the current page, in its outlet or else in a toast. */
let announce: (addition: Addition) => void = announceByToast;

/** Shows the shopper an addition to the cart. */
export function announceAddition(addition: Addition): void {
  announce(addition);
}

type Part = ComponentType<Parameters<typeof MiniCart>[0]>;

/** Shows the mini cart on a page. Its code is loaded at the first addition. */
export function MiniCartOutlet(): ReactNode {
  const [shown, setShown] = useState<{ Part: Part; addition: Addition; turn: number } | null>(null);

  useEffect(() => {
    let turn = 0;
    announce = (addition) => {
      import(/* webpackChunkName: "on-demand" */ './MiniCart').then(
        ({ MiniCart }) => setShown({ Part: MiniCart, addition, turn: (turn += 1) }),
        () => announceByToast(addition),
      );
    };
    return () => {
      announce = announceByToast;
    };
  }, []);

  if (!shown) return null;
  const { Part, addition, turn } = shown;
  return <Part key={turn} {...addition} onClose={() => setShown(null)} />;
}

function announceByToast({ product }: Addition): void {
  showToast(`${product.title} was added to your cart.`);
}
