// Seamless textile tiles as PNG.
//   npx tsx textiles.ts <outdir> [name ...]     draws all of them, or those that are named
//   npx tsx textiles.ts                         prints their names
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { borders } from './textiles/borders';
import { embroidery } from './textiles/embroidery';
import { florals } from './textiles/florals';
import { foliage } from './textiles/foliage';
import { knits } from './textiles/knits';
import { nursery } from './textiles/nursery';
import { plain } from './textiles/plain';
import { prints } from './textiles/prints';
import { silks } from './textiles/silks';
import { stripes } from './textiles/stripes';
import { writeTile, type Cloths } from './textiles/tools';

const cloths: Cloths = {
  ...plain,
  ...stripes,
  ...knits,
  ...prints,
  ...embroidery,
  ...silks,
  ...florals,
  ...foliage,
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
  await Promise.all(
    names.map(async (name) => {
      const cloth = cloths[name];
      if (cloth) await writeTile(join(folder, `${name}.png`), cloth);
    }),
  );
  console.log('tiles', names.length);
} else console.log(names.join('\n'));
