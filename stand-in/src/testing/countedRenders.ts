import { jest } from '@jest/globals';
import type * as SharedUi from 'shared-ui';

let renders = { prices: 0, buttons: 0 };

// Takes effect if a test imports this module before it imports shared-ui.
jest.mock('shared-ui', () => {
  const actual = jest.requireActual<typeof SharedUi>('shared-ui');
  const Price: typeof actual.Price = (props) => {
    renders.prices += 1;
    return actual.Price(props);
  };
  const IconButton: typeof actual.IconButton = (props) => {
    renders.buttons += 1;
    return actual.IconButton(props);
  };
  return { ...actual, Price, IconButton };
});

/**
 * The numbers of prices and of buttons with an icon that are rendered while a function runs. A card has one of each, and a
 * line of the cart has one price.
 */
export function rendersBy(act: () => void): typeof renders {
  renders = { prices: 0, buttons: 0 };
  act();
  return renders;
}
