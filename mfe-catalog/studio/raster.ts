// Drawn details as PNG:  npx tsx raster.ts list.json      list: [[path of the SVG, path of the PNG, pixels a side], ...]
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const list = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as [string, string, number][];
for (const [svg, png, pixels] of list) await sharp(svg).resize(pixels, pixels).png().toFile(png);
