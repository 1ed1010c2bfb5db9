// Builds one configuration: `node build.mjs remote.rspack.mjs /srv/news/7`
import { resolve } from 'node:path';
import { rspack } from '@rspack/core';
import webpack from 'webpack';

const [file = '', folder = ''] = process.argv.slice(2);
const { default: configuration } = await import(`./${file}`);
configuration.context = import.meta.dirname;
configuration.output.path = resolve(folder);
const compiler = file.includes('rspack') ? rspack(configuration) : webpack(configuration);
compiler?.run((error, stats) => {
  const problem = error ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
  if (problem) throw new Error(String(problem));
});
