/** The name of a listing's category in its query (RULINGS A19). */
export const CATEGORY = 'category';
