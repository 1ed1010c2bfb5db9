/** In the footer, below the shop's name. */
export const motto = 'Cloth first, then the cut. For men, women and kids.';

/** In the empty search field. */
export const searchHint = 'Sarees, shirts, frocks';
