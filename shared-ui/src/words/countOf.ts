import { formatNumber } from './formatNumber';

/** A number with its noun: "1 product", "1,200 products". @param thing the singular of a noun with a plural in s */
export function countOf(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`;
}
