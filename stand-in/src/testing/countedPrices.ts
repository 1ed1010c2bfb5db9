import type * as SharedUi from 'shared-ui';

let renders = 0;

/** shared-ui with a `Price` that counts its renders: a card and a line of the cart have one each. */
export function withCountedPrices(actual: typeof SharedUi): typeof SharedUi {
  const Price: typeof actual.Price = (props) => {
    renders += 1;
    return actual.Price(props);
  };
  return { ...actual, Price };
}

/** The number of prices rendered while a function runs. */
export function pricesRenderedBy(act: () => void): number {
  renders = 0;
  act();
  return renders;
}
