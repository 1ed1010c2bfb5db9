import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageJsonOf } from './sharedModules.mjs';

/**
 * React Router's build for production. Its package exports the one for development alone, which also checks and warns at
 * every navigation.
 *
 * @param {string} directory of an app with shared-ui, which depends on the router
 * @returns {Record<string, string>} for `resolve.alias`
 */
export function productionRouter(directory) {
  const folder = ['shared-ui', 'react-router-dom', 'react-router'].reduce(
    (from, name) => dirname(packageJsonOf(createRequire(join(from, 'package.json')), name)),
    directory,
  );
  return {
    'react-router$': join(folder, 'dist/production/index.mjs'),
    'react-router/dom$': join(folder, 'dist/production/dom-export.mjs'),
  };
}
