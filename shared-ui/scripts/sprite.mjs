// Writes src/components/Icon/sprite.svg: the icons named in iconNames.ts, from the package lucide-static.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const folder = new URL('../src/components/Icon/', import.meta.url);
const source = readFileSync(new URL('iconNames.ts', folder), 'utf8');
const list = source.slice(source.indexOf('['), source.indexOf(']'));
const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);

const symbols = names.map((name) => {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<svg[\s\S]*?>|<\/svg>/g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>');
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes.trim()}</symbol>`;
});

const note = '<!-- Shapes: Lucide, ISC licence. Drawn by scripts/sprite.mjs; do not edit. -->';
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${note}\n${symbols.join('\n')}\n</svg>\n`;
writeFileSync(new URL('sprite.svg', folder), sprite);
console.log(`${names.length} icons, ${sprite.length} bytes`);
