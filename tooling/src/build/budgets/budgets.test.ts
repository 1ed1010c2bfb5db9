import { expect, it } from '@jest/globals';
import { scriptsOf } from './budgets';

it('counts the first script, the shared scripts and the main script', () => {
  const files = {
    boot: '/assets/boot.js',
    scripts: [
      ['/assets/a.js', 'sha384-a'],
      ['/assets/b.js', 'sha384-b'],
    ],
    main: ['/assets/main.js', 'sha384-m'],
    appearance: '/assets/appearance.js',
    online: '/assets/online.js',
    icons: '<svg/>',
    styles: ['/assets/main.css'],
  } as const;
  expect(scriptsOf(files)).toEqual([
    'assets/boot.js',
    'assets/a.js',
    'assets/b.js',
    'assets/main.js',
  ]);
});
