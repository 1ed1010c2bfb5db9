import { expect, it } from '@jest/globals';
import { findProduct } from '../catalogue/catalogue';
import { completingLook } from './completingLook';

it.each([
  ['kids-girl-frock-1', /joggers|chinos/],
  ['kids-joggers-1', /frock/],
])('no trousers are worn with a frock, as for %s', (id, misfit) => {
  const placed = findProduct(id);
  const look = placed && completingLook(placed).map((other) => other.id);
  expect(look?.join(' ')).not.toMatch(misfit);
});
