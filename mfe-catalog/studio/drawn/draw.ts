// Draws what needs no camera:  npx tsx drawn/draw.ts MASTERS PUBLIC
// MASTERS: the folder of the scenes' masters; brand marks and reviewers' roundels join them as PNG, and the first hero
// is taken from there. PUBLIC: the folder of the host's own files, for the favicon and the social picture.
import { Buffer } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { brands } from './brands';
import { favicon } from './favicon';
import { roundels } from './roundels';
import { socialPicture } from './social';

const [masters, publicFolder] = process.argv.slice(2);
if (!masters || !publicFolder) throw new Error('Name two folders: MASTERS PUBLIC');

await drawAll(path.join(masters, 'brand'), brands, 640);
await drawAll(path.join(masters, 'reviewer'), roundels, 192);
await writeFile(path.join(publicFolder, 'favicon.svg'), favicon);
const social = await socialPicture(path.join(masters, 'hero-1.png'));
await social.toFile(path.join(publicFolder, 'social.webp'));

/** Writes each drawing as `<file>-<number>.png`, so many pixels wide. */
async function drawAll(file: string, drawings: readonly string[], width: number) {
  await Promise.all(
    drawings.map((svg, index) =>
      sharp(Buffer.from(svg), { density: 300 })
        .resize({ width })
        .png()
        .toFile(`${file}-${index + 1}.png`),
    ),
  );
}
