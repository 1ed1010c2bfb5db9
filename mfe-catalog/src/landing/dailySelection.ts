import { productsOf } from '../catalogue/catalogue';
import type { Product, Section } from '../catalogue/types';

/** The number of products per section in All Collection (docs/product/landing.md#all-collection). */
const COUNT = 3;

/** The local date as YYYYMMDD, the seed of the day's shuffle. */
export function daySeed(date: Date): number {
  return date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
}

/**
 * The day's three products of a section, chosen from all its categories by the seed. Without a seed or without categories they
 * are the section's first three.
 */
export function dailySelection(section: Section, seed: number | null): readonly Product[] {
  const products = productsOf(section);
  const isFixed = seed === null || section.categories.length === 0;
  return (isFixed ? products : shuffle(products, mulberry32(seed))).slice(0, COUNT);
}

/** The Fisher-Yates shuffle, on a copy. */
function shuffle<T>(values: readonly T[], random: () => number): readonly T[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** A seeded generator of random numbers in [0, 1): 32 bits of state, mixed by multiplication and shifts. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
