import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY } from './categoryParameter';
import { FILTER_NAMES } from './listingQuery';

it('the list for the host has every query parameter, and the search', () => {
  const file = join(__dirname, '../../catalogue/listing.json');
  const { parameters } = JSON.parse(readFileSync(file, 'utf8')) as { parameters: string[] };
  expect(parameters).toEqual([CATEGORY, 'sort', ...FILTER_NAMES, 'searchTerm']);
});
