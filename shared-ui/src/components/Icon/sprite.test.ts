import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from './iconNames';

it('the sprite contains every listed icon, and no others', () => {
  const sprite = readFileSync(join(__dirname, 'sprite.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="icon-([\w-]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});
