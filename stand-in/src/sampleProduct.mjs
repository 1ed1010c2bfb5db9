/** A product as the stores keep it (docs/product/storage.md#keys). */
export const sampleProduct = {
  id: 'men-shirt-1',
  title: 'Navy Madras Check Shirt',
  imageUrl: '/media/products/men-shirt-1.webp',
  newPrice: '1,299',
  oldPrice: '1,899',
  discount: 32,
  rating: 4.5,
  ratingCount: 214,
};

/** A signed-in user as the session stores it. */
export const sampleUser = {
  id: 'user-1',
  email: 'asha@example.com',
  name: 'asha',
  /** @type {string | null} */
  avatar: null,
};

/** What the checkout asks for beside the e-mail and the country, by the names of the fields. */
export const sampleShipping = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Phone: '555 0100',
  Address: '12 Mill Lane',
  City: 'Pune',
  State: 'MH',
  'ZIP Code': '411001',
};
