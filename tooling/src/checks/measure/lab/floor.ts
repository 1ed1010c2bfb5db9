import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serializeOuter } from 'parse5';
import { attribute, elementsIn } from '../../../build/markup';

/**
 * Writes a page that contains only the first picture of another page.
 *
 * @param address of the page in the shop
 * @param html of that page
 * @returns the address of the floor; undefined if the page has no picture
 */
export function writeFloor(folder: string, address: string, html: string): string | undefined {
  const picture = firstPicture(html);
  if (picture === undefined) return undefined;
  const path = `/floor${address.replace(/\/$/, '')}`;
  mkdirSync(join(folder, path), { recursive: true });
  const document = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="description" content="One picture."><title>Floor</title>',
    '<style>img{width:100%;height:auto}</style></head>',
    `<body>${picture}</body></html>`,
  ];
  writeFileSync(join(folder, path, 'index.html'), document.join(''));
  return path;
}

/** The markup of the picture that the page requests first. */
export function firstPicture(html: string): string | undefined {
  const images = elementsIn(parse(html)).filter(
    (element) => element.tagName === 'img' && attribute(element, 'loading') !== 'lazy',
  );
  const first = images.find((image) => attribute(image, 'fetchpriority') === 'high') ?? images[0];
  if (!first) return undefined;
  const { parentNode: parent } = first;
  const picture = parent && 'tagName' in parent && parent.tagName === 'picture' ? parent : first;
  for (const element of [picture, ...elementsIn(picture)]) {
    element.attrs = element.attrs.filter(({ name }) => name !== 'class' && name !== 'style');
  }
  return serializeOuter(picture);
}
