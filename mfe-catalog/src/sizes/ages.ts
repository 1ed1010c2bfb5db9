import type { Size } from 'shared-state';

/** The usual age in years for each of the children’s sizes. */
export const AGES: Readonly<Record<Size, string>> = { S: '3–4', M: '5–6', L: '7–8', XL: '9–10' };
