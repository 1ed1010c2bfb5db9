/** The first part of each product's type in the feed, before its section and its category. */
export const department = 'Clothing';
