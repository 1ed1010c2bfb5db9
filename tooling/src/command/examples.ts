/** Example lines for the end of a command's help: arguments of `weft` with a description. */
export function examples(...lines: readonly (readonly [args: string, does: string])[]): string {
  const width = Math.max(...lines.map(([args]) => args.length));
  const rows = lines.map(([args, does]) => `  weft ${args.padEnd(width)}  ${does}`);
  return ['', 'Examples:', ...rows].join('\n');
}
