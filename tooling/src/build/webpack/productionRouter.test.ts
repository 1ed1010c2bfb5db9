/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { NormalModule } from 'webpack';
import { workspaceRoot } from '../../apps.mjs';
import { productionRouter } from './productionRouter.mjs';
import { runWebpack } from './runWebpack.mjs';

it('takes all of React Router from its build for production', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'router-'));
  const { compilation } = await runWebpack({
    context: join(workspaceRoot, 'shared-ui'),
    mode: 'production',
    entry: 'react-router-dom',
    output: { path: folder },
    optimization: { minimize: false, concatenateModules: false },
    performance: { hints: false },
    resolve: { alias: productionRouter(join(workspaceRoot, 'host')) },
  });
  rmSync(folder, { recursive: true });
  const files = [...compilation.modules].flatMap((module) =>
    module instanceof NormalModule ? module.resource : [],
  );
  const builds = files.flatMap(
    (file) => /[\\/]react-router[\\/]dist[\\/](\w+)/.exec(file)?.[1] ?? [],
  );
  expect(builds.length).toBeGreaterThan(1);
  expect(new Set(builds)).toEqual(new Set(['production']));
}, 60_000);
