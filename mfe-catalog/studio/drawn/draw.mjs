// Draws what needs no camera:  node drawn/draw.mjs MASTERS PUBLIC
// MASTERS: the folder of the scenes' masters; brand marks and reviewers' roundels join them as PNG, and the first hero
// is taken from there. PUBLIC: the folder of the host's own files, for the favicon and the social picture.
import { Buffer } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { brands } from './brands.mjs';
import { favicon } from './favicon.mjs';
import { roundels } from './roundels.mjs';
import { socialPicture } from './social.mjs';

const [masters, publicFolder] = process.argv.slice(2);
if (!masters || !publicFolder) throw new Error('Name two folders: MASTERS PUBLIC');

await drawAll('brand', brands, 640);
await drawAll('reviewer', roundels, 192);
await writeFile(path.join(publicFolder, 'favicon.svg'), favicon);
const social = await socialPicture(path.join(masters, 'hero-1.png'));
await social.toFile(path.join(publicFolder, 'social.webp'));

/** Writes each drawing as `<name>-<number>.png`, so many pixels wide. */
async function drawAll(name, drawings, width) {
  await Promise.all(
    drawings.map((svg, index) =>
      sharp(Buffer.from(svg), { density: 300 })
        .resize({ width })
        .png()
        .toFile(path.join(masters, `${name}-${index + 1}.png`)),
    ),
  );
}
