import { expect, it } from '@jest/globals';
import { sectionAt } from './sectionAt';
import { sections } from './sections.data';

const first = sections[0]?.id ?? '';
const last = sections.at(-1)?.id ?? '';

it.each([
  ['/product', first],
  ['/product/', first],
  [`/product/${last}`, last],
  [`/product/${last}/`, last],
  [`/product/${last}-boy-tshirt-2`, last],
  [`/product/${first}swear`, null],
  ['/product/404', null],
  [`/product${first}`, null],
  ['/cart', null],
  ['/', null],
])('the section of %s is %p', (path, section) => {
  expect(sectionAt(path)).toBe(section);
});
