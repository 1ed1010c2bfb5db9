// Knitted cloths: stitches, ribs, cables and fair isle.
import { T, cells, every, line, range, rect, warp, type Cloths } from './tools';

/** n × n stitches, each a V */
const knit = (n: number, c: string) => {
  const u = T / n;
  return cells(n, (x, y) =>
    line(
      `M${x - u * 0.42} ${y - u * 0.4}L${x} ${y + u * 0.35}L${x + u * 0.42} ${y - u * 0.4}`,
      c,
      u * 0.2,
      0.28,
    ),
  );
};
// fair isle: rows of stitches from little charts, each character a stitch
const CHARTS = {
  peak: ['...x...', '..xxx..', '.xx.xx.', 'xx...xx'],
  snow: ['x..x..x', '.x.x.x.', '..xxx..', 'xxx.xxx', '..xxx..', '.x.x.x.', 'x..x..x'],
  dot: ['.x.x.x.', 'x.x.x.x'],
  zig: ['x.....x', '.x...x.', '..x.x..', '...x...'],
  heart: ['.xx.xx.', 'xxxxxxx', 'xxxxxxx', '.xxxxx.', '..xxx..', '...x...'],
} as const;
type Chart = keyof typeof CHARTS;
/** `rows` lists from the top charts and numbers of empty rows; `yarns` is the colour of each chart */
const fairIsle = <Used extends Chart>(
  rows: readonly (number | Used)[],
  yarns: Readonly<Record<Used, string>>,
) => {
  const n = 35,
    u = T / n;
  let y = 0,
    s = '';
  for (const row of rows)
    if (typeof row === 'number') y += row;
    else
      for (const stitches of CHARTS[row]) {
        for (let x = 0; x < n; x++)
          if (stitches[x % 7] === 'x') s += rect(x * u, y * u, u + 0.05, u + 0.05, yarns[row]);
        y++;
      }
  return s + knit(n, '#000');
};
/** five cables between purl gutters */
const cables = (c: string, light: string) => {
  const h = T / 4;
  const strand = (
    x: number,
    y: number,
    side: number,
    ...look: readonly [c: string, w: number, o: number]
  ) =>
    line(
      `M${x - side} ${y}C${x - side} ${y + h / 2} ${x + side} ${y + h / 2} ${x + side} ${y + h}`,
      ...look,
    );
  return range(5, (i) => {
    const crossing = (y: number) =>
      strand(i * 20 + 10, y, 5, c, 4, 0.3) + strand(i * 20 + 10, y, -5, light, 3.4, 0.55);
    return range(4, (j) => crossing(j * h)) + rect(i * 20 - 0.6, 0, 1.2, T, c, 0.3);
  });
};
const WOOL = '#f4efe2';

export const knits: Cloths = {
  fairisle_red: [
    '#b02f36',
    () =>
      fairIsle([2, 'dot', 2, 'snow', 2, 'dot', 2, 'peak', 3, 'heart'], {
        dot: WOOL,
        snow: WOOL,
        peak: '#274b3d',
        heart: WOOL,
      }),
  ],
  fairisle_blue: [
    '#35507f',
    () =>
      fairIsle([2, 'dot', 1, 'zig', 2, 'snow', 2, 'zig', 1, 'dot', 3, 'peak'], {
        dot: WOOL,
        zig: '#e0b15a',
        snow: WOOL,
        peak: '#c9584a',
      }),
  ],
  cable_cream: ['#eae0cb', () => cables('#7d6a45', '#fff') + knit(50, '#6b5a3a')],
  knit_mustard: ['#cf9330', () => knit(34, '#4a2f08')],
  knit_navy: ['#2a3555', () => knit(34, '#0a1020')],
  rib_grey: ['#9a9ca0', () => warp(...every(16, 3, '#55585f', 0.35)) + knit(48, '#333')],
  rib_cream: ['#efe6d6', () => warp(...every(20, 1.6, '#b7a98f', 0.45))],
};
