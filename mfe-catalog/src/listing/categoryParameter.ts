/** The query parameter of a listing's category (RULINGS A19). */
export const CATEGORY = 'category';
