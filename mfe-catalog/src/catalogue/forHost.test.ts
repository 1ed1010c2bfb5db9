import { expect, it, jest } from '@jest/globals';
import sections from '../../catalogue/sections.json';

it('leaves out pictures that are not delivered, which the host would request in vain', async () => {
  const products = sections.flatMap(({ pictures }) => pictures.map(({ product }) => product));
  const [first = ''] = products;
  jest.doMock('../../catalogue/pictures.json', () => ({ [first]: {} }));
  const { entries } = await import('../../records/forHost');
  const shown = entries.flatMap(({ pictures }) => pictures.map(({ product }) => product));
  expect(shown).toEqual([first]);
});
