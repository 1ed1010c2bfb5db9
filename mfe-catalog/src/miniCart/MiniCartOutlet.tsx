import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { showToast } from 'shared-ui';
import type { Addition, MiniCart } from './MiniCart';

/** What tells of an addition on the page that is shown: its outlet, or a message where there is none. */
let announce: (addition: Addition) => void = tellInWords;

/** Tells the shopper what has been added to the cart. */
export function announceAddition(addition: Addition): void {
  announce(addition);
}

type Part = ComponentType<Parameters<typeof MiniCart>[0]>;

/** The place of the mini cart on a page; its code is loaded with the first addition. */
export function MiniCartOutlet(): ReactNode {
  const [shown, setShown] = useState<{ Part: Part; addition: Addition; turn: number } | null>(null);

  useEffect(() => {
    let turn = 0;
    announce = (addition) => {
      import(/* webpackChunkName: "on-demand" */ './MiniCart').then(
        ({ MiniCart }) => setShown({ Part: MiniCart, addition, turn: (turn += 1) }),
        () => tellInWords(addition),
      );
    };
    return () => {
      announce = tellInWords;
    };
  }, []);

  if (!shown) return null;
  const { Part, addition, turn } = shown;
  return <Part key={turn} {...addition} onClose={() => setShown(null)} />;
}

function tellInWords({ product }: Addition): void {
  showToast(`${product.title} was added to your cart.`);
}
