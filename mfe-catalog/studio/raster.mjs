// Drawn details as PNG:  node raster.mjs list.json      list: [[path of the SVG, path of the PNG, pixels a side], ...]
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

for (const [svg, png, pixels] of JSON.parse(readFileSync(process.argv[2], 'utf8')))
  await sharp(svg).resize(pixels, pixels).png().toFile(png);
