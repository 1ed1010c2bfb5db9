import { expect, it, jest } from '@jest/globals';

it('a section that the catalogue adds has its route, and is in the navigation and the search', async () => {
  const { entries, parameters } = jest.requireActual<{ entries: object[]; parameters: object }>(
    'mfe-catalog/sections',
  );
  const home = { id: 'home', name: 'Home', accent: 'ochre', searchWords: ['lamp*'] };
  const lists = { pictures: [], searchTerms: [], names: [] };
  jest.doMock('mfe-catalog/sections', () => ({
    entries: [...entries, { ...home, ...lists }],
    parameters,
  }));
  const { shopRoutes, pageForPath } = await import('../routes');
  const { sections } = await import('./sections.data');
  const { sectionAt } = await import('./sectionAt');
  const { listingFor } = await import('../search/searchTerms');
  expect(shopRoutes.find(({ path }) => path === '/product/home')?.title).toBe('Home');
  expect(pageForPath('/product/home')).toBe('mfe_catalog/Listing');
  expect(sections.at(-1)?.name).toBe('Home');
  expect(sectionAt('/product/home-lamp')).toBe('home');
  expect(listingFor('lamps')).toBe('/product/home');
});
