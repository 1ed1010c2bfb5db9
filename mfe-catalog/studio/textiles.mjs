// Seamless textile tiles as PNG.
//   node textiles.mjs <outdir> [name ...]     draws all of them, or those that are named
//   node textiles.mjs                         prints their names
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { borders } from './textiles/borders.mjs';
import { embroidery } from './textiles/embroidery.mjs';
import { florals } from './textiles/florals.mjs';
import { knits } from './textiles/knits.mjs';
import { nursery } from './textiles/nursery.mjs';
import { plain } from './textiles/plain.mjs';
import { prints } from './textiles/prints.mjs';
import { silks } from './textiles/silks.mjs';
import { stripes } from './textiles/stripes.mjs';
import { writeTile } from './textiles/tools.mjs';

const cloths = {
  ...plain,
  ...stripes,
  ...knits,
  ...prints,
  ...embroidery,
  ...silks,
  ...florals,
  ...nursery,
  ...borders,
};
const [folder, ...chosen] = process.argv.slice(2);
const names = chosen.length ? chosen : Object.keys(cloths);

if (folder) {
  const unknown = names.filter((name) => !(name in cloths));
  if (unknown.length) {
    console.error(`no such textile: ${unknown.join(', ')}`);
    process.exit(1);
  }
  mkdirSync(folder, { recursive: true });
  await Promise.all(names.map((name) => writeTile(join(folder, `${name}.png`), cloths[name])));
  console.log('tiles', names.length);
} else console.log(names.join('\n'));
