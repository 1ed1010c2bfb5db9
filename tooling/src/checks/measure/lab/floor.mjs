import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the smallest page with the same first picture: that picture and nothing else.
 *
 * @param {string} folder
 * @param {string} address of the page in the shop
 * @param {string} html of that page
 * @returns {string} the address of the floor
 * @throws {Error} if the page has no picture
 */
export function writeFloor(folder, address, html) {
  const path = `/floor${address.replace(/\/$/, '')}`;
  mkdirSync(join(folder, path), { recursive: true });
  const document = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="description" content="One picture."><title>Floor</title>',
    '<style>img{width:100%;height:auto}</style></head>',
    `<body>${firstPicture(html)}</body></html>`,
  ];
  writeFileSync(join(folder, path, 'index.html'), document.join(''));
  return path;
}

/** The picture that the page asks for first, as its markup has it. @param {string} html @returns {string} */
export function firstPicture(html) {
  const pictures = (html.match(/<picture\b.*?<\/picture>|<img\b[^>]*>/gs) ?? []).filter(
    (picture) => !/\bloading="lazy"/.test(picture),
  );
  const first = pictures.find((picture) => /fetchpriority="high"/i.test(picture)) ?? pictures[0];
  if (!first) throw new Error('The page has no picture to make a floor of.');
  return first.replace(/ (?:class|style)="[^"]*"/g, '');
}
