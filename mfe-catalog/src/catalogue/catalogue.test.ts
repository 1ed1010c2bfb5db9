import { describe, expect, it } from '@jest/globals';
import { findProduct, findSection } from './catalogue';

describe('findProduct and findSection', () => {
  it.each(['', '__proto__', 'constructor', 'toString', 'men-shirt-999', 'x'.repeat(10_000)])(
    'find nothing for %p',
    (id) => {
      expect(findProduct(id)).toBeUndefined();
      expect(findSection(id)).toBeUndefined();
    },
  );
});
