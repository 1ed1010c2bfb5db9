/** The brands with their marks. They are invented, like everything in the catalogue. */
export const brands = [
  ['Kapas House', 'brand-1'],
  ['Tana Row', 'brand-2'],
  ['Nilambar', 'brand-3'],
  ['Margin & Hem', 'brand-4'],
  ['Little Orchard', 'brand-5'],
] as const;
