// Seamless textile tiles as SVG -> PNG (sharp/librsvg).  node textiles.mjs <outdir>
// every tile is T x T units, drawn 3x3 so motifs may cross the edges.
import { Buffer } from 'node:buffer';
import sharp from 'sharp';

const out = process.argv[2];
const PX = 1024;
let seed = 7;
const R = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const wrap = (T, body) => {
  let s = '';
  for (const dx of [-T, 0, T])
    for (const dy of [-T, 0, T]) s += `<g transform="translate(${dx} ${dy})">${body}</g>`;
  return s;
};
const tile = async (name, T, bg, body, weave = 1) => {
  // weave: fine thread pattern multiplied over the motif
  const w = weave
    ? `<defs><pattern id="w" width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="scale(${T / 256})"><rect width="1" height=".5" fill="#000" opacity=".05"/><rect width=".5" height="1" fill="#fff" opacity=".05"/></pattern></defs><rect width="${T}" height="${T}" fill="url(#w)"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PX}" height="${PX}" viewBox="0 0 ${T} ${T}"><rect width="${T}" height="${T}" fill="${bg}"/>${wrap(T, body)}${w}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(`${out}/${name}.png`);
};
// --- woven checks: half transparent warp and weft bands -> real gingham / madras mixing
const bands = (T, list, vertical) =>
  list
    .map(([p, w, c, o = 0.55]) =>
      vertical
        ? `<rect x="${p}" y="0" width="${w}" height="${T}" fill="${c}" opacity="${o}"/>`
        : `<rect x="0" y="${p}" width="${T}" height="${w}" fill="${c}" opacity="${o}"/>`,
    )
    .join('');
const check = (T, list) => bands(T, list, 1) + bands(T, list, 0);
// --- flowers
const petal = (r, w) =>
  `M0 0C${w} ${-r * 0.3} ${w} ${-r * 0.9} 0 ${-r}C${-w} ${-r * 0.9} ${-w} ${-r * 0.3} 0 0Z`;
const flower = (x, y, r, c, c2, core, n = 5, rot = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${rot})">` +
  Array.from(
    { length: n },
    (_, i) =>
      `<g transform="rotate(${(i * 360) / n})"><path d="${petal(r, r * 0.52)}" fill="${c}"/><path d="${petal(r * 0.62, r * 0.2)}" fill="${c2}" opacity=".75"/></g>`,
  ).join('') +
  `<circle r="${r * 0.2}" fill="${core}"/>` +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<circle cx="${Math.cos(i * 0.785) * r * 0.3}" cy="${Math.sin(i * 0.785) * r * 0.3}" r="${r * 0.035}" fill="${core}"/>`,
  ).join('') +
  '</g>';
const leaf = (x, y, L, rot, c, v) =>
  `<g transform="translate(${x} ${y}) rotate(${rot})"><path d="M0 0C${L * 0.32} ${-L * 0.25} ${L * 0.26} ${-L * 0.8} 0 ${-L}C${-L * 0.26} ${-L * 0.8} ${-L * 0.32} ${-L * 0.25} 0 0Z" fill="${c}"/><path d="M0 0L0 ${-L * 0.85}" stroke="${v}" stroke-width="${L * 0.035}" fill="none"/></g>`;
const scatter = (T, n, dmin, f) => {
  const p = [];
  let tries = 0;
  while (p.length < n && tries++ < 4000) {
    const x = R() * T,
      y = R() * T;
    if (
      p.every(
        ([a, b]) =>
          Math.hypot(
            Math.min(Math.abs(a - x), T - Math.abs(a - x)),
            Math.min(Math.abs(b - y), T - Math.abs(b - y)),
          ) > dmin,
      )
    )
      p.push([x, y]);
  }
  return p.map(([x, y], i) => f(x, y, i)).join('');
};
const floral = (T, pal, n = 9, r = 11) => {
  seed = 11;
  return (
    scatter(T, n, (T / Math.sqrt(n)) * 0.78, (x, y, i) => {
      const a = R() * 360;
      return (
        leaf(x, y, r * 1.9, a + 40, pal.leaf, pal.vein) +
        leaf(x, y, r * 1.6, a + 170, pal.leaf, pal.vein) +
        leaf(x, y, r * 1.7, a + 285, pal.leaf2 || pal.leaf, pal.vein) +
        flower(
          x,
          y,
          r * (0.75 + 0.5 * R()),
          pal.f[i % pal.f.length],
          pal.f2[i % pal.f2.length],
          pal.core,
          i % 2 ? 5 : 6,
          a,
        )
      );
    }) +
    scatter(T, n * 3, (T / Math.sqrt(n)) * 0.36, (x, y, i) =>
      i % 2
        ? flower(x, y, r * 0.26, pal.f[i % pal.f.length], pal.f2[0], pal.core, 5, R() * 90)
        : leaf(x, y, r * 0.7, R() * 360, pal.leaf, pal.vein),
    )
  );
};
// --- indian motifs
const buti = (x, y, s, c, c2, c3) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${leaf(0, 4, 5, 60, c2, c2)}${leaf(0, 4, 5, -60, c2, c2)}<path d="M0 2L0 9" stroke="${c2}" stroke-width="1"/>${flower(0, -2, 6, c, c3, c3, 5)}</g>`;
const paisley = (x, y, s, rot, c, c2, c3) =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="M0 10C-9 10 -11 -1 -5 -6C0 -10 6 -14 3 -20C11 -15 12 -5 9 2C7 7 4 10 0 10Z" fill="${c}"/><path d="M0 7C-6 7 -7 -1 -3 -4C1 -7 5 -9 5 -14C8 -9 9 -3 6 2C5 5 3 7 0 7Z" fill="${c2}"/><g transform="translate(1 1)">${flower(0, 0, 4, c3, c, c, 6)}</g>${Array.from(
    { length: 11 },
    (_, i) => {
      const t = (i / 10) * 4.4 + 1.2;
      return `<circle cx="${Math.cos(t) * 11.3}" cy="${Math.sin(t) * 11.3 - 0}" r=".9" fill="${c3}"/>`;
    },
  ).join('')}</g>`;
const dots = (T, n, r, c) =>
  Array.from({ length: n * n }, (_, k) => {
    const i = k % n,
      j = (k / n) | 0;
    return `<circle cx="${((i + (j % 2) / 2 + 0.25) * T) / n}" cy="${((j + 0.5) * T) / n}" r="${r}" fill="${c}"/>`;
  }).join('');
const bandhani = (T, c) =>
  Array.from({ length: 64 }, (_, k) => {
    const i = k % 8,
      j = (k / 8) | 0,
      x = ((i + 0.5) * T) / 8,
      y = ((j + 0.5) * T) / 8;
    return (i + j) % 4
      ? `<circle cx="${x}" cy="${y}" r="1.3" fill="none" stroke="${c}" stroke-width=".9"/>`
      : `<circle cx="${x}" cy="${y}" r="3" fill="none" stroke="${c}" stroke-width="1"/><circle cx="${x}" cy="${y}" r="1" fill="${c}"/>`;
  }).join('');

const jobs = [
  tile('oxford_sky', 100, '#a9c4e2', '', 1),
  tile('white_poplin', 100, '#f1efe9', ''),
  tile('sage', 100, '#97a68b', ''),
  tile(
    'madras_navy',
    100,
    '#f2ede2',
    check(100, [
      [0, 26, '#22385f', 0.62],
      [34, 4, '#b4412f', 0.55],
      [46, 26, '#22385f', 0.42],
      [80, 4, '#c99238', 0.6],
      [90, 2, '#22385f', 0.5],
    ]),
  ),
  tile(
    'gingham_green',
    100,
    '#f4f1e8',
    check(
      100,
      [0, 25, 50, 75].map((p) => [p, 12.5, '#2f6b52', 0.55]),
    ),
  ),
  tile(
    'stripe_blue',
    100,
    '#f3f1ea',
    bands(
      100,
      [0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5].map((p) => [p, 4.4, '#3a5c94', 0.9]),
      1,
    ),
  ),
  tile(
    'breton',
    100,
    '#f2eee4',
    bands(
      100,
      [0, 25, 50, 75].map((p) => [p, 9, '#22304a', 0.95]),
      0,
    ),
  ),
  tile(
    'floral_rose',
    120,
    '#fbeee6',
    floral(120, {
      leaf: '#7d9a78',
      leaf2: '#a9bd9a',
      vein: '#5f7d60',
      f: ['#d9627a', '#e88f8b', '#f2b8a2'],
      f2: ['#b83f5e', '#c9636b'],
      core: '#f3c44e',
    }),
  ),
  tile(
    'floral_night',
    120,
    '#1f2c4a',
    floral(120, {
      leaf: '#4f7f78',
      leaf2: '#7aa79a',
      vein: '#35605c',
      f: ['#f0b7a4', '#f4d9b8', '#e2768a'],
      f2: ['#d9796f', '#c9506f'],
      core: '#f2c14e',
    }),
  ),
  tile(
    'ditsy_yellow',
    120,
    '#f4c84f',
    floral(
      120,
      {
        leaf: '#5d8a58',
        vein: '#426a45',
        f: ['#fdf4e3', '#ef7d57', '#fbe3c4'],
        f2: ['#f2b69a', '#c9482f'],
        core: '#8a4b2a',
      },
      12,
      8,
    ),
  ),
  tile(
    'block_indigo',
    100,
    '#f3ecdd',
    [
      [25, 25],
      [75, 75],
    ]
      .map(([x, y]) => buti(x, y, 1.75, '#2a3f7a', '#3f6b8f', '#c96a3d'))
      .join('') +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => buti(x, y, 0.9, '#c96a3d', '#2a3f7a', '#2a3f7a'))
        .join(''),
  ),
  tile(
    'buti_teal',
    100,
    '#0f5c63',
    [
      [25, 25],
      [75, 75],
    ]
      .map(([x, y]) => buti(x, y, 1.3, '#e8c46a', '#d3a84e', '#f6e6b4'))
      .join(''),
  ),
  tile(
    'buti_maroon',
    100,
    '#7a1530',
    [
      [25, 25],
      [75, 75],
    ]
      .map(([x, y]) => buti(x, y, 1.2, '#e4b956', '#cf9f42', '#f7e3a6'))
      .join(''),
  ),
  tile(
    'paisley_plum',
    100,
    '#5b2148',
    [
      [26, 28, 25],
      [76, 78, 205],
    ]
      .map(([x, y, r]) => paisley(x, y, 1.15, r, '#e2a94e', '#7d2f5d', '#f2d9a0'))
      .join('') + dots(100, 4, 1, '#c77fa0'),
  ),
  tile('bandhani_red', 100, '#c2203a', bandhani(100, '#f8e7c8')),
  tile(
    'denim_mid',
    100,
    '#4d6d97',
    Array.from({ length: 260 }, () => {
      const x = R() * 100,
        y = R() * 100,
        L = 6 + R() * 30;
      return `<rect x="${x}" y="${y}" width=".35" height="${L}" fill="${R() > 0.5 ? '#dfe8f4' : '#203250'}" opacity="${0.1 + R() * 0.14}"/>`;
    }).join(''),
    1,
  ),
  tile(
    'denim_black',
    100,
    '#2c2f36',
    Array.from({ length: 260 }, () => {
      const x = R() * 100,
        y = R() * 100,
        L = 6 + R() * 30;
      return `<rect x="${x}" y="${y}" width=".35" height="${L}" fill="${R() > 0.5 ? '#8b90a0' : '#0c0d10'}" opacity="${0.1 + R() * 0.14}"/>`;
    }).join(''),
    1,
  ),
  tile('khaki', 100, '#b99f77', ''),
  tile(
    'melange_grey',
    100,
    '#a7a9ac',
    Array.from(
      { length: 1500 },
      () =>
        `<rect x="${R() * 100}" y="${R() * 100}" width="${0.4 + R() * 1.6}" height=".35" fill="${R() > 0.5 ? '#fff' : '#5c5f66'}" opacity=".35" transform="rotate(${R() * 40 - 20} 50 50)"/>`,
    ).join(''),
  ),
  tile('terracotta', 100, '#b7553a', ''),
  tile('forest', 100, '#2f5444', ''),
  tile(
    'tweed_navy',
    100,
    '#27334d',
    Array.from(
      { length: 1200 },
      () =>
        `<rect x="${R() * 100}" y="${R() * 100}" width="${0.5 + R()}" height=".5" fill="${['#6f86b5', '#111827', '#8e7d66'][(R() * 3) | 0]}" opacity=".38"/>`,
    ).join('') +
      bands(
        100,
        [
          [0, 0.8, '#8fa5d0', 0.35],
          [50, 0.8, '#8fa5d0', 0.35],
        ],
        1,
      ) +
      bands(
        100,
        [
          [0, 0.8, '#8fa5d0', 0.35],
          [50, 0.8, '#8fa5d0', 0.35],
        ],
        0,
      ),
  ),
  tile(
    'stone_linen',
    100,
    '#cbbfa9',
    Array.from({ length: 500 }, () => {
      const v = R() > 0.5;
      return `<rect x="${R() * 100}" y="${R() * 100}" width="${v ? 0.5 : 10 + R() * 20}" height="${v ? 10 + R() * 20 : 0.5}" fill="${R() > 0.5 ? '#efe8d9' : '#8f8268'}" opacity=".22"/>`;
    }).join(''),
  ),
  tile(
    'zari',
    100,
    '#c8973c',
    [10, 90]
      .map((y) => `<rect x="0" y="${y - 4}" width="100" height="8" fill="#f0d48a"/>`)
      .join('') +
      [
        [25, 50],
        [75, 50],
      ]
        .map(([x, y]) => flower(x, y, 19, '#8c1f3a', '#f0d48a', '#f7e3a6', 8))
        .join('') +
      [
        [0, 50],
        [50, 50],
        [100, 50],
      ]
        .map(
          ([x, y]) =>
            `<path d="M${x} ${y - 16}L${x + 7} ${y}L${x} ${y + 16}L${x - 7} ${y}Z" fill="#f0d48a"/>`,
        )
        .join(''),
  ),
];

// --- men's and children's cloths
const fill = (T, n, f) => Array.from({ length: n }, (_, k) => f(k, R() * T, R() * T)).join('');
const slubs = (T, n, light, dark, o = 0.2) =>
  fill(T, n, (k, x, y) =>
    k % 2
      ? `<rect x="${x}" y="${y}" width="${8 + R() * 18}" height=".5" fill="${k % 4 > 1 ? light : dark}" opacity="${o}"/>`
      : `<rect x="${x}" y="${y}" width=".5" height="${8 + R() * 18}" fill="${k % 4 > 1 ? light : dark}" opacity="${o}"/>`,
  );
const denim = (light, dark) =>
  fill(
    100,
    260,
    (k, x, y) =>
      `<rect x="${x}" y="${y}" width=".35" height="${6 + R() * 30}" fill="${R() > 0.5 ? light : dark}" opacity="${0.1 + R() * 0.14}"/>`,
  );
const stripes = (T, n, w, c, o = 1) =>
  Array.from(
    { length: n },
    (_, i) =>
      `<rect x="${(i * T) / n}" y="0" width="${w}" height="${T}" fill="${c}" opacity="${o}"/>`,
  ).join('');
const hoops = (T, list) =>
  list.map(([y, h, c]) => `<rect x="0" y="${y}" width="${T}" height="${h}" fill="${c}"/>`).join('');
const grid = (T, n, m, f) =>
  Array.from({ length: n * m }, (_, k) => {
    const i = k % n,
      j = (k / n) | 0;
    return f(((i + (j % 2) / 2 + 0.25) * T) / n, ((j + 0.5) * T) / m, i, j);
  }).join('');
const herring = (T, n, c) =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: 24 }, (_, j) => {
      const w = T / n,
        x = i * w,
        y = (j * T) / 24,
        s = i % 2 ? 1 : -1;
      return `<path d="M${x} ${y + (s > 0 ? 0 : w * 0.8)}L${x + w} ${y + (s > 0 ? w * 0.8 : 0)}" stroke="${c}" stroke-width="${T / 46}"/>`;
    }).join(''),
  ).join('');
const houndstooth = (T, n, c) => {
  const u = T / n;
  let s = '';
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++)
      s += `<g transform="translate(${i * u} ${j * u}) scale(${u / 4})"><path d="M0 0H2V2H0ZM2 0L3 0L4 -1V0L2 2ZM0 2L0 3L-1 4H0L2 2Z" fill="${c}"/></g>`;
  return s;
};
const star = (x, y, r, c, rot = 0) =>
  `<path transform="translate(${x} ${y}) rotate(${rot})" d="M${Array.from(
    { length: 10 },
    (_, i) => {
      const a = (i * Math.PI) / 5 - Math.PI / 2,
        q = i % 2 ? r * 0.42 : r;
      return `${(Math.cos(a) * q).toFixed(2)} ${(Math.sin(a) * q).toFixed(2)}`;
    },
  ).join('L')}Z" fill="${c}"/>`;
const heart = (x, y, r, c) =>
  `<path transform="translate(${x} ${y}) scale(${r / 10})" d="M0 9C-14 -1 -9 -10 -4 -9C-1.5 -8.6 0 -6 0 -5C0 -6 1.5 -8.6 4 -9C9 -10 14 -1 0 9Z" fill="${c}"/>`;
const car = (x, y, s, c) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-11 3V-1C-11 -3 -8 -3 -7 -3L-4 -7H4L7 -3C11 -3 11 -1 11 3Z" fill="${c}"/><path d="M-3 -6H0V-3H-5ZM1 -6H3.4L5.6 -3H1Z" fill="#fff" opacity=".8"/><circle cx="-6" cy="3" r="2.6" fill="#2b2f38"/><circle cx="6" cy="3" r="2.6" fill="#2b2f38"/></g>`;
const palmleaf = (x, y, L, rot, c, v) =>
  `<g transform="translate(${x} ${y}) rotate(${rot})" fill="none" stroke-linecap="round">${Array.from(
    { length: 9 },
    (_, i) => {
      const t = (i + 0.6) / 10,
        q = L * (0.5 - Math.abs(t - 0.4) * 0.6);
      return [1, -1]
        .map(
          (s) =>
            `<path d="M0 ${-t * L}Q${s * q * 0.5} ${-t * L - q * 0.3} ${s * q} ${-t * L - q * 0.05}" stroke="${c}" stroke-width="1.9"/>`,
        )
        .join('');
    },
  ).join('')}<path d="M0 0L0 ${-L}" stroke="${v}" stroke-width="1.1"/></g>`;
const knit = (T, n, c) =>
  grid(T, n, n, () => '').concat(
    Array.from({ length: n * n }, (_, k) => {
      const u = T / n,
        x = ((k % n) + 0.5) * u,
        y = (((k / n) | 0) + 0.5) * u;
      return `<path d="M${x - u * 0.42} ${y - u * 0.4}L${x} ${y + u * 0.35}L${x + u * 0.42} ${y - u * 0.4}" fill="none" stroke="${c}" stroke-width="${u * 0.2}" opacity=".28"/>`;
    }).join(''),
  );
// fair isle: rows of stitches from little charts, each character a stitch
const CHARTS = {
  peak: ['...x...', '..xxx..', '.xx.xx.', 'xx...xx'],
  snow: ['x..x..x', '.x.x.x.', '..xxx..', 'xxx.xxx', '..xxx..', '.x.x.x.', 'x..x..x'],
  dot: ['.x.x.x.', 'x.x.x.x'],
  zig: ['x.....x', '.x...x.', '..x.x..', '...x...'],
  heart: ['.xx.xx.', 'xxxxxxx', 'xxxxxxx', '.xxxxx.', '..xxx..', '...x...'],
};
const fairisle = (T, cols, rows) => {
  const u = T / cols;
  let y = 0,
    s = '';
  for (const [chart, c] of rows) {
    if (typeof chart === 'number') {
      y += chart;
      continue;
    }
    for (const line of CHARTS[chart]) {
      for (let x = 0; x < cols; x++)
        if (line[x % 7] === 'x')
          s += `<rect x="${x * u}" y="${y * u}" width="${u + 0.05}" height="${u + 0.05}" fill="${c}"/>`;
      y++;
    }
  }
  return s;
};
const cable = (T, n, c, l) =>
  Array.from({ length: n }, (_, i) => {
    const w = T / n,
      x = (i + 0.5) * w;
    return (
      Array.from({ length: 4 }, (_, j) => {
        const y = (j * T) / 4,
          h = T / 4;
        return `<path d="M${x - w * 0.25} ${y}C${x - w * 0.25} ${y + h * 0.5} ${x + w * 0.25} ${y + h * 0.5} ${x + w * 0.25} ${y + h}" fill="none" stroke="${c}" stroke-width="${w * 0.2}" opacity=".30"/><path d="M${x + w * 0.25} ${y}C${x + w * 0.25} ${y + h * 0.5} ${x - w * 0.25} ${y + h * 0.5} ${x - w * 0.25} ${y + h}" fill="none" stroke="${l}" stroke-width="${w * 0.17}" opacity=".55"/>`;
      }).join('') +
      `<rect x="${i * w - 0.6}" y="0" width="1.2" height="${T}" fill="${c}" opacity=".3"/>`
    );
  }).join('');
const jaal = (c, c2) =>
  [
    [0, 0],
    [50, 50],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x + 25} ${y + 25})"><path d="M0 -24C10 -14 14 -8 24 0C14 8 10 14 0 24C-10 14 -14 8 -24 0C-14 -8 -10 -14 0 -24Z" fill="none" stroke="${c}" stroke-width="1.6"/>${flower(0, 0, 11, c, c2, c2, 8)}</g>`,
    )
    .join('') +
  [
    [75, 25],
    [25, 75],
  ]
    .map(([x, y]) => buti(x, y, 0.9, c, c, c2))
    .join('');
const chikan = (c) =>
  grid(100, 4, 4, (x, y, i, j) =>
    (i + j) % 2
      ? flower(x, y, 5.5, c, c, c, 6)
      : leaf(x, y + 3, 6, 40, c, c) + leaf(x, y + 3, 6, -40, c, c),
  );
const MEN_KIDS = () => [
  tile('oxford_pink', 100, '#e5b9b6', slubs(100, 120, '#fff', '#c98884', 0.18)),
  tile('linen_white', 100, '#efeade', slubs(100, 420, '#fff', '#b9ae95', 0.22)),
  tile('linen_olive', 100, '#8a8a5e', slubs(100, 420, '#b9b98a', '#5d5d3a', 0.25)),
  tile(
    'buffalo_red',
    100,
    '#b3352f',
    stripes(100, 2, 25, '#1d1b20', 0.55) +
      bands(
        100,
        [
          [0, 25, '#1d1b20', 0.55],
          [50, 25, '#1d1b20', 0.55],
        ],
        0,
      ),
  ),
  tile('bengal_navy', 100, '#f3f1ea', stripes(100, 8, 6.2, '#2b4370')),
  tile('bengal_wine', 100, '#f5efe8', stripes(100, 10, 3, '#8a2f45', 0.9)),
  tile('microdot_navy', 100, '#24355a', dots(100, 8, 1.3, '#e9e4d6')),
  tile(
    'palm_teal',
    120,
    '#1f5a5c',
    scatter(120, 9, 30, (x, y) => palmleaf(x, y, 34, R() * 360, '#4f9a7e', '#2b6b55')) +
      scatter(120, 6, 36, (x, y, i) =>
        flower(x, y, 8, i % 2 ? '#f0b7a4' : '#f5e6c8', '#e2768a', '#f2c14e', 5, R() * 90),
      ),
  ),
  tile('chambray', 100, '#7f9bbd', slubs(100, 500, '#d8e4f2', '#4f6c94', 0.2)),
  tile(
    'flannel_green',
    100,
    '#2f4a3a',
    check(100, [
      [0, 30, '#16281f', 0.55],
      [40, 6, '#d9a441', 0.5],
      [60, 24, '#6f2a2a', 0.45],
      [92, 3, '#efe6d0', 0.5],
    ]),
  ),
  tile('denim_dark', 100, '#28395c', denim('#7d92b8', '#121b30')),
  tile('denim_light', 100, '#93b0cf', denim('#f2f7fc', '#5f7fa5')),
  tile('denim_grey', 100, '#6f757e', denim('#c9ced6', '#3a3f47')),
  tile('twill_olive', 100, '#6a6b47', denim('#8b8c62', '#4a4b30')),
  tile('twill_navy', 100, '#2a3552', denim('#4b587c', '#161d30')),
  tile('twill_stone', 100, '#cfc3ac', denim('#e8dfcc', '#a39779')),
  tile(
    'cord_rust',
    100,
    '#9a532f',
    stripes(100, 20, 2.2, '#5e2d16', 0.55) + stripes(100, 20, 1, '#c98a62', 0.3),
  ),
  tile('herringbone_grey', 100, '#7d7f84', herring(100, 10, '#4c4e54')),
  tile('herringbone_brown', 100, '#8c7257', herring(100, 10, '#5b4530')),
  tile('houndstooth_black', 100, '#e6e1d6', houndstooth(100, 10, '#26262b')),
  tile('pinstripe_charcoal', 100, '#34363c', stripes(100, 8, 0.7, '#b9bcc4', 0.75)),
  tile(
    'glen_beige',
    100,
    '#bda98a',
    check(100, [
      [0, 22, '#6d5a42', 0.28],
      [30, 2, '#6d5a42', 0.5],
      [36, 2, '#6d5a42', 0.5],
      [42, 2, '#6d5a42', 0.5],
      [72, 1.4, '#3d6a8a', 0.7],
    ]),
  ),
  tile(
    'velvet_emerald',
    100,
    '#12473a',
    fill(
      100,
      900,
      (k, x, y) =>
        `<rect x="${x}" y="${y}" width=".8" height="1.6" fill="${k % 2 ? '#1f6b58' : '#0b2f26'}" opacity=".3"/>`,
    ),
  ),
  tile('jaal_ivory', 100, '#efe4c9', jaal('#c9a24f', '#e9d08f')),
  tile('jaal_maroon', 100, '#6f1a2e', jaal('#d9ab4c', '#f0d48a')),
  tile('jaal_navy', 100, '#1f2b50', jaal('#c9a24f', '#e9d08f')),
  tile('chikan_mint', 100, '#bfd8c8', chikan('#f4faf4')),
  tile('chikan_white', 100, '#f1eee6', chikan('#d9d3c4')),
  tile('chikan_sky', 100, '#b3cbe2', chikan('#f3f8fd')),
  tile(
    'ikat_blue',
    100,
    '#25406e',
    grid(
      100,
      3,
      3,
      (x, y) =>
        `<path d="M${x} ${y - 13}L${x + 9} ${y}L${x} ${y + 13}L${x - 9} ${y}Z" fill="#e9e2d0"/><path d="M${x} ${y - 7}L${x + 5} ${y}L${x} ${y + 7}L${x - 5} ${y}Z" fill="#b5472f"/>`,
    ),
  ),
  tile(
    'block_rust',
    100,
    '#f1e6d2',
    grid(100, 4, 4, (x, y, i, j) =>
      j % 2
        ? paisley(x, y, 0.55, 20, '#a8482b', '#f1e6d2', '#2f5a56')
        : buti(x, y, 0.9, '#a8482b', '#2f5a56', '#d9973f'),
    ),
  ),
  tile('khadi_mustard', 100, '#cf9a35', slubs(100, 500, '#efc877', '#98691c', 0.22)),
  tile('khadi_indigo', 100, '#34487a', slubs(100, 500, '#6d82b5', '#1d2a50', 0.25)),
  tile('khadi_rust', 100, '#a34e2f', slubs(100, 500, '#cf8560', '#6d2f18', 0.25)),
  tile('silk_cream', 100, '#ecdfc2', slubs(100, 260, '#fff7e2', '#c9b78c', 0.25)),
  tile('silk_rose', 100, '#c46a7a', slubs(100, 260, '#e7a0ac', '#964657', 0.22)),
  tile('satin_navy', 100, '#24345c', ''),
  tile('satin_wine', 100, '#5f1f33', ''),
  tile(
    'repp_tie',
    100,
    '#22345a',
    `<g transform="rotate(45 50 50)">${[-60, -25, 10, 45, 80, 115].map((x) => `<rect x="${x}" y="-60" width="12" height="220" fill="#b3352f"/><rect x="${x + 14}" y="-60" width="3" height="220" fill="#e9e2d0"/>`).join('')}</g>`,
  ),
  tile(
    'paisley_night',
    100,
    '#22304f',
    [
      [26, 28, 25],
      [76, 78, 205],
    ]
      .map(([x, y, r]) => paisley(x, y, 1.0, r, '#8fa5d0', '#22304f', '#e9d7a8'))
      .join(''),
  ),
  tile(
    'stripe_sleep',
    100,
    '#dfe7f1',
    stripes(100, 5, 1.6, '#4f6c94') + stripes(100, 5, 0.0, '#fff'),
  ),
  tile(
    'plaid_sleep',
    100,
    '#7a2432',
    check(100, [
      [0, 30, '#2a1a35', 0.5],
      [44, 3, '#efe6d0', 0.6],
      [60, 22, '#1f4a3d', 0.5],
      [92, 2, '#d9a441', 0.6],
    ]),
  ),
  tile(
    'camo',
    120,
    '#7b7d57',
    scatter(
      120,
      16,
      24,
      (x, y, i) =>
        `<path transform="translate(${x} ${y}) rotate(${R() * 360}) scale(${0.8 + R() * 0.7})" d="M-14 0C-12 -12 0 -6 4 -12C14 -14 16 -2 12 4C18 12 4 14 -2 10C-8 16 -18 8 -14 0Z" fill="${['#4b5136', '#a39b6e', '#3a3b2c'][i % 3]}"/>`,
    ),
  ),
  tile(
    'hoops_rugby',
    100,
    '#24446b',
    hoops(100, [
      [0, 25, '#e9e2d0'],
      [50, 25, '#b3352f'],
    ]),
  ),
  tile(
    'hoops_mint',
    100,
    '#f4f1e8',
    hoops(100, [
      [0, 10, '#5aa58c'],
      [25, 10, '#f0b94d'],
      [50, 10, '#5aa58c'],
      [75, 10, '#e2765c'],
    ]),
  ),
  tile(
    'hoops_grey',
    100,
    '#d9d9d6',
    hoops(100, [
      [0, 18, '#5a616b'],
      [50, 18, '#5a616b'],
    ]),
  ),
  tile(
    'stars_navy',
    100,
    '#253a66',
    grid(100, 4, 4, (x, y, i, j) =>
      star(x, y, (i + j) % 2 ? 6 : 3.6, (i + j) % 2 ? '#f2c94c' : '#f4f1e8', 15 * i),
    ),
  ),
  tile(
    'cars_sky',
    100,
    '#cfe3f1',
    grid(100, 3, 4, (x, y, i, j) => car(x, y, 1.0, ['#d9493a', '#2f6b8f', '#f0a93a'][(i + j) % 3])),
  ),
  tile(
    'hearts_pink',
    100,
    '#f7d3d8',
    grid(100, 4, 4, (x, y, i, j) =>
      heart(x, y, (i + j) % 2 ? 7 : 4.5, (i + j) % 2 ? '#d9486b' : '#fff'),
    ),
  ),
  tile('polka_coral', 100, '#ee7f6a', dots(100, 4, 5, '#fff4e8')),
  tile('polka_navy', 100, '#27375f', dots(100, 5, 3.6, '#fbf6ec')),
  tile(
    'gingham_pink',
    100,
    '#fbf3ee',
    check(
      100,
      [0, 25, 50, 75].map((p) => [p, 12.5, '#d9627a', 0.55]),
    ),
  ),
  tile(
    'gingham_blue',
    100,
    '#f6f5f0',
    check(
      100,
      [0, 25, 50, 75].map((p) => [p, 12.5, '#3f6fae', 0.55]),
    ),
  ),
  tile(
    'meadow_sky',
    120,
    '#cfe4ea',
    floral(
      120,
      {
        leaf: '#6e9a6b',
        vein: '#4f7a4f',
        f: ['#f2a65a', '#ffffff', '#ef7f7a'],
        f2: ['#d97a2b', '#f4d35e', '#c9506f'],
        core: '#f4c430',
      },
      11,
      8,
    ),
  ),
  tile(
    'ditsy_lilac',
    120,
    '#d9cdea',
    floral(
      120,
      {
        leaf: '#7c9a7a',
        vein: '#5f7d60',
        f: ['#8a63b5', '#ffffff', '#c78ad1'],
        f2: ['#6b4496', '#e9d7f2'],
        core: '#f4d35e',
      },
      12,
      7,
    ),
  ),
  tile(
    'fairisle_red',
    100,
    '#b02f36',
    fairisle(100, 35, [
      [2],
      ['dot', '#f4efe2'],
      [2],
      ['snow', '#f4efe2'],
      [2],
      ['dot', '#f4efe2'],
      [2],
      ['peak', '#274b3d'],
      [3],
      ['heart', '#f4efe2'],
      [4],
    ]) + knit(100, 35, '#000'),
  ),
  tile(
    'fairisle_blue',
    100,
    '#35507f',
    fairisle(100, 35, [
      [2],
      ['dot', '#f4efe2'],
      [1],
      ['zig', '#e0b15a'],
      [2],
      ['snow', '#f4efe2'],
      [2],
      ['zig', '#e0b15a'],
      [1],
      ['dot', '#f4efe2'],
      [3],
      ['peak', '#c9584a'],
      [3],
    ]) + knit(100, 35, '#000'),
  ),
  tile('cable_cream', 100, '#eae0cb', cable(100, 5, '#7d6a45', '#fff') + knit(100, 50, '#6b5a3a')),
  tile('knit_mustard', 100, '#cf9330', knit(100, 34, '#4a2f08')),
  tile('knit_navy', 100, '#2a3555', knit(100, 34, '#0a1020')),
  tile('rib_grey', 100, '#9a9ca0', stripes(100, 16, 3, '#55585f', 0.35) + knit(100, 48, '#333')),
  tile(
    'tartan_school',
    100,
    '#24503f',
    check(100, [
      [0, 28, '#142b3d', 0.6],
      [40, 3, '#e9d7a8', 0.6],
      [58, 24, '#142b3d', 0.45],
      [90, 2.5, '#b3352f', 0.75],
    ]),
  ),
  tile(
    'check_school',
    100,
    '#f2f1ec',
    check(100, [
      [0, 3, '#2d4f86', 0.75],
      [25, 3, '#2d4f86', 0.75],
      [50, 3, '#2d4f86', 0.75],
      [75, 3, '#2d4f86', 0.75],
    ]),
  ),
  tile('serge_navy', 100, '#232c46', denim('#3c4766', '#131a2c')),
  tile('serge_grey', 100, '#70747b', denim('#94989f', '#4b4f56')),
  tile('serge_maroon', 100, '#5e1f2d', denim('#86394a', '#3a0f1a')),
];
jobs.push(...MEN_KIDS());
await Promise.all(jobs);
console.log('tiles', jobs.length);
