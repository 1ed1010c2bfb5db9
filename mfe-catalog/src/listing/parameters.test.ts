import { expect, it } from '@jest/globals';
import { parameters } from '../../catalogue/listing.json';
import { CATEGORY } from './categoryParameter';
import { FILTER_NAMES } from './listingQuery';

it('the list for the host has every query parameter, and the search', () => {
  expect(parameters).toEqual([CATEGORY, 'sort', ...FILTER_NAMES, 'searchTerm']);
});
