import { formatNumber } from 'shared-ui';

/** A number of items in words: "1 item", "1,200 items". */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${formatNumber(count)} items`;
}
