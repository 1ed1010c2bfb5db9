/** The query parameter of a listing's category (docs/product/listing.md#filters). */
export const CATEGORY = 'category';
