import { expect, it } from '@jest/globals';
import { bootFilesElement, readBootFiles, withBootFiles, type BootFiles } from './bootFiles.ts';

const FILES: BootFiles = {
  scripts: [['/assets/a.js', 'sha384-a']],
  main: ['/assets/main.js', 'sha384-m'],
  page: '</script><b>',
};

it.each([
  ['as it is written', (html: string) => html],
  [
    'without the quotes of its attributes',
    (html: string) => html.replaceAll(/="([\w/-]+)"/g, '=$1'),
  ],
])('the data of a page is read from its HTML, %s', (_, change) => {
  const html = change(`<head>${bootFilesElement(FILES)}</head>`);
  expect(readBootFiles(html)).toEqual(FILES);
});

it('the data of a page can be changed in its HTML', () => {
  const html = `<head>${bootFilesElement(FILES)}</head>`;
  const other = withBootFiles(html, (files) => ({ ...files, page: 'mfe_catalog/Landing' }));
  expect(readBootFiles(other)).toEqual({ ...FILES, page: 'mfe_catalog/Landing' });
  expect(other).toMatch(/^<head><script .*<\/script><\/head>$/);
});

it('HTML without data has none', () => {
  expect(readBootFiles('<p>boot-files</p>')).toBeNull();
  expect(withBootFiles('<p></p>', () => FILES)).toBe('<p></p>');
});
