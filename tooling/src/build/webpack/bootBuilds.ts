import type { Configuration } from 'webpack';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compression, scriptBuild } from './publishedScripts';

/** The scripts that the HTML names itself: the first script, and the two of the offline page. */
const SCRIPTS = {
  boot: 'src/boot/boot.ts',
  appearance: 'src/preferences/appearance.ts',
  online: 'src/offline/whenOnline.ts',
};

type ScriptName = keyof typeof SCRIPTS;

const NAMES = Object.keys(SCRIPTS) as ScriptName[];

/** Whether a file of the host's build is one of these scripts, or a compressed copy. */
export function isBootFile(path: string, names: readonly string[] = NAMES): boolean {
  return new RegExp(`^assets/(?:${names.join('|')})\\.[0-9a-f]{12}\\.js`).test(path);
}

/**
 * The builds of these scripts, in the folder of the host's build and before it. Each script is a build of its own: in one build
 * webpack would put modules that two of them use behind a runtime.
 *
 * @param directory the host's folder
 */
export function bootBuilds(directory: string): (Configuration & { readonly name: string })[] {
  return NAMES.map((script) => ({
    ...scriptBuild(directory),
    name: `host-${script}`,
    target: ['web', 'es2022'],
    entry: { [script]: join(directory, SCRIPTS[script]) },
    output: {
      path: join(directory, 'dist'),
      filename: 'assets/[name].[contenthash:12].js',
      // Removes only older files of this script; the host's build removes its own.
      clean: { keep: (path) => !isBootFile(path, [script]) },
    },
    plugins: compression(),
  }));
}

/** The addresses of the built scripts. @param dist the folder of the host's build */
export function bootScripts(dist: string): Record<ScriptName, string> {
  const files = readdirSync(join(dist, 'assets')).map((file) => `assets/${file}`);
  const addresses = NAMES.map((script) => {
    const file = files.find((path) => path.endsWith('.js') && isBootFile(path, [script]));
    if (!file)
      throw new Error(`${dist} has no script "${script}", which is built before the host.`);
    return [script, `/${file}`];
  });
  return Object.fromEntries(addresses) as Record<ScriptName, string>;
}
