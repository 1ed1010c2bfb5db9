import { ownerOf } from './bytesBySource.mjs';

/** Modules below this size are not listed, in bytes. */
const LEAST = 100;

/**
 * What scripts consist of, as tables in Markdown: one for each script, with the packages and rooms and their largest modules.
 *
 * @param {readonly import('./measureModules.mjs').MeasuredScript[]} scripts
 * @returns {string}
 */
export function tableOf(scripts) {
  return scripts.map(tableOfScript).join('\n\n');
}

/** @param {import('./measureModules.mjs').MeasuredScript} script */
function tableOfScript({ file, bytes, modules }) {
  /** @type {Map<string, typeof modules[number][]>} */
  const owners = new Map();
  for (const module of modules) {
    const owner = ownerOf(module.name);
    owners.set(owner, [...(owners.get(owner) ?? []), module]);
  }
  const rows = [...owners]
    .map(([owner, own]) => ({ owner, own, total: own.reduce((sum, one) => sum + one.bytes, 0) }))
    .filter(({ total }) => total >= LEAST)
    .sort((a, b) => b.total - a.total)
    .map(
      ({ owner, own, total }) => `| ${owner} | ${kilobytes(total)} | ${largestOf(owner, own)} |`,
    );
  return [
    `${file}: ${kilobytes(bytes)} KB`,
    '',
    '| Part | KB | Largest modules |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** @param {string} owner @param {readonly { name: string, bytes: number }[]} modules */
function largestOf(owner, modules) {
  return modules
    .filter(({ bytes }) => bytes >= LEAST)
    .map(({ name, bytes }) => `${name.slice(owner.length + 1) || name} ${kilobytes(bytes)}`)
    .join(', ');
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
