/** A product in the stores' format (docs/product/storage.md#keys). */
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

export const sampleUser = {
  id: 'user-1',
  email: 'asha@example.com',
  name: 'asha',
  avatar: null as string | null,
};

/** Values for checkout's fields except email and country, by field name. */
export const sampleShipping = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Phone: '555 0100',
  Address: '12 Mill Lane',
  City: 'Pune',
  State: 'MH',
  'ZIP Code': '411001',
};
