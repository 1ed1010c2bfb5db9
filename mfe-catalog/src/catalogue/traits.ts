import { inOrder } from './catalogue';
import { traits } from './traits.data';
import type { ProductTraits } from './types';

const rowOf = inOrder(traits);

export function traitsOf(id: string): ProductTraits | undefined {
  const row = rowOf(id);
  if (!row) return undefined;
  // JSON has null for a missing value.
  const [colours, occasions, fabric, alone, gender] = row;
  return {
    colours,
    occasions,
    fabric: fabric ?? undefined,
    isWornAlone: alone === 1,
    gender: gender ?? undefined,
  };
}
