// Seamless textiles for women's, ethnic and night wear (and small motifs for kids):  SVG -> PNG.
//   node textiles_women.mjs <outdir> [name ...]        needs npm "sharp" (found beside this file or through NODE_PATH)
// Every tile is T x T units and is drawn 3x3, so a motif may cross the edge and still repeat without a seam.
// Border tiles ("border_*") repeat along x only; y = 0 is the inner edge, y = T the outer edge (selvedge).
import { Buffer } from 'node:buffer';
import { createRequire } from 'module';
import path from 'path';
const sharp = createRequire(import.meta.url)('sharp');

const outDir = process.argv[2] || path.join(import.meta.dirname || '.', 'tex');
const only = process.argv.slice(3);
const PX = 1024,
  T = 100;
const jobs = [];

// ------------------------------------------------------------------ drawing tools
let seed = 7;
const rnd = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const range = (n, f) => Array.from({ length: n }, (_, i) => f(i)).join('');
const at = (x, y, body, rot = 0, s = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})">${body}</g>`;
const dot = (x, y, r, c, o = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" opacity="${o}"/>`;
const ring = (x, y, r, c, w = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
const rect = (x, y, w, h, c, o = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}" opacity="${o}"/>`;
const shape = (d, c, o = 1) => `<path d="${d}" fill="${c}" opacity="${o}"/>`;
const stroke = (d, c, w = 1, o = 1, dash = '') =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" opacity="${o}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`;
const poly = (pts, c, o = 1) =>
  `<polygon points="${pts.map((p) => p.join(',')).join(' ')}" fill="${c}" opacity="${o}"/>`;

// plain weave: one thread dark, one light, far below a motif's size
const weave = `<defs><pattern id="w" width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="scale(${T / 256})"><rect width="1" height=".5" fill="#000" opacity=".05"/><rect width=".5" height="1" fill="#fff" opacity=".05"/></pattern><filter id="soft"><feGaussianBlur stdDeviation=".55"/></filter></defs>`;
const repeat3 = (body) =>
  [-T, 0, T]
    .map((dx) =>
      [-T, 0, T].map((dy) => `<g transform="translate(${dx} ${dy})">${body}</g>`).join(''),
    )
    .join('');
function tile(name, bg, body, { thread = true, soft = false } = {}) {
  if (only.length && !only.includes(name)) return;
  const cloth = soft ? `<g filter="url(#soft)">${repeat3(body)}</g>` : repeat3(body);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PX}" height="${PX}" viewBox="0 0 ${T} ${T}">${weave}${rect(0, 0, T, T, bg)}${cloth}${thread ? rect(0, 0, T, T, 'url(#w)') : ''}</svg>`;
  jobs.push(
    sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(outDir, `${name}.png`)),
  );
}

// ------------------------------------------------------------------ motifs
const petalPath = (r, w) =>
  `M0 0C${w} ${-r * 0.3} ${w} ${-r * 0.9} 0 ${-r}C${-w} ${-r * 0.9} ${-w} ${-r * 0.3} 0 0Z`;
const petals = (n, r, w, c, o = 1) =>
  range(n, (i) => `<g transform="rotate(${(i * 360) / n})">${shape(petalPath(r, w), c, o)}</g>`);
const flower = (x, y, r, c, c2, core, n = 5, rot = 0) =>
  at(
    x,
    y,
    petals(n, r, r * 0.52, c) +
      petals(n, r * 0.62, r * 0.2, c2, 0.75) +
      dot(0, 0, r * 0.2, core) +
      range(8, (i) =>
        dot(Math.cos(i * 0.785) * r * 0.3, Math.sin(i * 0.785) * r * 0.3, r * 0.035, core),
      ),
    rot,
  );
const leaf = (x, y, L, rot, c, vein) =>
  at(
    x,
    y,
    shape(
      `M0 0C${L * 0.32} ${-L * 0.25} ${L * 0.26} ${-L * 0.8} 0 ${-L}C${-L * 0.26} ${-L * 0.8} ${-L * 0.32} ${-L * 0.25} 0 0Z`,
      c,
    ) + stroke(`M0 0L0 ${-L * 0.85}`, vein, L * 0.035),
    rot,
  );
const buti = (x, y, s, c, c2, c3) =>
  at(
    x,
    y,
    leaf(0, 4, 5, 60, c2, c2) +
      leaf(0, 4, 5, -60, c2, c2) +
      stroke('M0 2L0 9', c2, 1) +
      flower(0, -2, 6, c, c3, c3, 5),
    0,
    s,
  );
const kairi = (x, y, s, rot, c, inner, mark) =>
  at(
    x,
    y,
    shape('M0 10C-9 10 -11 -1 -5 -6C0 -10 6 -14 3 -20C11 -15 12 -5 9 2C7 7 4 10 0 10Z', c) +
      shape('M0 7C-6 7 -7 -1 -3 -4C1 -7 5 -9 5 -14C8 -9 9 -3 6 2C5 5 3 7 0 7Z', inner) +
      flower(1, 1, 4, mark, c, c, 6) +
      range(11, (i) => {
        const a = (i / 10) * 4.4 + 1.2;
        return dot(Math.cos(a) * 11.3, Math.sin(a) * 11.3, 0.9, mark);
      }),
    rot,
    s,
  );
const lotus = (x, y, s, c, c2) =>
  at(
    x,
    y,
    [-64, -38, 38, 64, -18, 18, 0]
      .map(
        (a) =>
          `<g transform="rotate(${a})">${shape(petalPath(11, 4.4), c)}${shape(petalPath(7.5, 2), c2)}</g>`,
      )
      .join('') + shape('M-8 0Q0 5 8 0Q0 2.2 -8 0Z', c2),
    0,
    s,
  );
const star = (x, y, r, c, n = 5, inner = 0.45, rot = 0) =>
  at(
    x,
    y,
    poly(
      Array.from({ length: 2 * n }, (_, i) => {
        const a = (Math.PI * i) / n - Math.PI / 2,
          q = i % 2 ? r * inner : r;
        return [Math.cos(a) * q, Math.sin(a) * q];
      }),
      c,
    ),
    rot,
  );
const moon = (x, y, r, c, rot = 0) =>
  at(
    x,
    y,
    shape(
      `M${r * 0.45} ${-r * 0.9}A${r} ${r} 0 1 0 ${r * 0.45} ${r * 0.9}A${r * 0.74} ${r * 0.74} 0 1 1 ${r * 0.45} ${-r * 0.9}Z`,
      c,
    ),
    rot,
  );
const cloud = (x, y, s, c) =>
  at(x, y, shape('M-9 4A4.5 4.5 0 0 1 -7 -4A6.5 6.5 0 0 1 5 -5A5 5 0 0 1 9 4Z', c), 0, s);
const diamond = (x, y, w, h, c, o = 1) =>
  poly(
    [
      [x, y - h],
      [x + w, y],
      [x, y + h],
      [x - w, y],
    ],
    c,
    o,
  );

/** Poisson-like scatter on a torus: motifs keep their distance over the seam as well */
function scatter(n, dmin, draw, from = 11) {
  seed = from;
  const p = [];
  const wrapDist = (a, b) => Math.min(Math.abs(a - b), T - Math.abs(a - b));
  for (let tries = 0; p.length < n && tries < 4000; tries++) {
    const x = rnd() * T,
      y = rnd() * T;
    if (p.every(([a, b]) => Math.hypot(wrapDist(x, a), wrapDist(y, b)) > dmin)) p.push([x, y]);
  }
  return p.map(([x, y], i) => draw(x, y, i)).join('');
}
const halfDrop = (draw) => draw(25, 25, 0) + draw(75, 75, 1); // the classic layout of a buti print

// ------------------------------------------------------------------ block prints
function blockPrints() {
  tile(
    'block_coral',
    '#f7efe2',
    halfDrop((x, y) => buti(x, y, 1.8, '#d8553f', '#6d8a5a', '#f0b04c')) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => flower(x, y, 5, '#e39a3f', '#d8553f', '#6d8a5a', 6))
        .join(''),
  );
  tile(
    'block_mustard',
    '#d99a2b',
    halfDrop((x, y) => buti(x, y, 1.7, '#fdf4de', '#7a3b1d', '#b4452c')) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => flower(x, y, 4.6, '#7a3b1d', '#fdf4de', '#fdf4de', 6))
        .join(''),
  );
  tile(
    'dabu_indigo',
    '#22376b',
    halfDrop(
      (x, y) =>
        flower(x, y, 13, '#e7ecf4', '#22376b', '#22376b', 8) + ring(x, y, 17, '#e7ecf4', 0.8),
    ) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => flower(x, y, 7, '#8fa6cf', '#22376b', '#e7ecf4', 6, 30))
        .join('') +
      range(16, (k) => dot((k % 4) * 25 + 12.5, (k >> 2) * 25 + 12.5, 1, '#8fa6cf')),
    { soft: true },
  );
  tile(
    'bagru_rust',
    '#b24a2c',
    [
      [26, 28, 20],
      [76, 78, 200],
    ]
      .map(([x, y, r]) => kairi(x, y, 1.05, r, '#f2dfbd', '#2d2a33', '#f2dfbd'))
      .join('') +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => flower(x, y, 8, '#2d2a33', '#f2dfbd', '#f2dfbd', 8))
        .join(''),
    { soft: true },
  );
  tile(
    'kairi_teal',
    '#0e6168',
    [
      [26, 28, 25],
      [76, 78, 205],
    ]
      .map(([x, y, r]) => kairi(x, y, 1.25, r, '#e9c877', '#b8442f', '#fbf0d4'))
      .join('') +
      range(16, (k) => dot((k % 4) * 25 + ((k >> 2) % 2) * 12.5, (k >> 2) * 25 + 3, 1, '#8cc3bd')),
  );
  tile(
    'kairi_blush',
    '#f3d9d0',
    [
      [26, 28, 25],
      [76, 78, 205],
    ]
      .map(([x, y, r]) => kairi(x, y, 1.2, r, '#b24f63', '#f9ece4', '#7d8f5c'))
      .join('') +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => flower(x, y, 5, '#d6898c', '#b24f63', '#7d8f5c', 5))
        .join(''),
  );
  tile('ajrakh', '#1f2d5a', ajrakh());
}
function ajrakh() {
  // indigo and madder stars on a strict grid
  const cell = (x, y, s) =>
    at(
      x,
      y,
      star(0, 0, 22, '#a32b2b', 8, 0.72) +
        ring(0, 0, 16.5, '#f1e7d3', 0.9) +
        star(0, 0, 14, '#f1e7d3', 8, 0.5) +
        star(0, 0, 10, '#1f2d5a', 8, 0.5) +
        dot(0, 0, 3, '#a32b2b') +
        range(16, (i) =>
          dot(
            Math.cos((i * Math.PI) / 8) * 23.4,
            Math.sin((i * Math.PI) / 8) * 23.4,
            0.9,
            '#f1e7d3',
          ),
        ),
      0,
      s,
    );
  return (
    cell(25, 25, 1) +
    cell(75, 75, 1) +
    [
      [75, 25],
      [25, 75],
    ]
      .map(([x, y]) =>
        at(
          x,
          y,
          petals(8, 17, 5, '#0f1836') +
            petals(8, 15, 3.2, '#f1e7d3') +
            petals(8, 11, 2.4, '#a32b2b') +
            dot(0, 0, 3, '#f1e7d3'),
        ),
      )
      .join('') +
    [
      [0, 0],
      [50, 0],
      [0, 50],
      [50, 50],
    ]
      .map(([x, y]) => diamond(x, y, 4, 4, '#f1e7d3') + diamond(x, y, 2.2, 2.2, '#a32b2b'))
      .join('')
  );
}

// ------------------------------------------------------------------ resist dyed: bandhani, leheriya, ikat
/** tied dots: each leaves a small ring with a dyed centre; diamonds of dots on a field of single dots */
function bandhani(c, c2) {
  const n = 16,
    p = T / n;
  let s = '';
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const x = (i + 0.5) * p,
        y = (j + 0.5) * p,
        m = Math.abs((i % 8) - 3.5) + Math.abs((j % 8) - 3.5);
      if (m === 3) s += dot(x, y, 1.5, c) + dot(x, y, 0.55, '#00000066');
      else if (m <= 1) s += dot(x, y, 1.9, c2) + dot(x, y, 0.7, '#00000055');
      else if (m === 7) s += dot(x, y, 1.7, c2);
    }
  return s;
}
/** diagonal waves: bands that step up and down while they climb at 45 degrees */
function leheriya(list) {
  const wave = (off) => {
    let d = '';
    for (let x = -T; x <= 2 * T; x += 2) {
      const y = x + off + 5 * Math.sin((x / T) * Math.PI * 8);
      d += (d ? 'L' : 'M') + x + ' ' + y.toFixed(2);
    }
    return d;
  };
  return list
    .map(([off, w, c, o = 1]) =>
      [-2 * T, -T, 0, T, 2 * T].map((k) => stroke(wave(off + k), c, w, o)).join(''),
    )
    .join('');
}
/** ikat: stepped diamonds whose edges bleed along the warp */
function ikat(layers, cx = 50, cy = 50) {
  seed = 5;
  let s = '';
  for (const [r, c] of layers)
    for (let k = -r; k <= r; k += 1.5) {
      const h = (r - Math.abs(k)) * 1.0,
        a = rnd() * 3 - 1.5,
        b = rnd() * 3 - 1.5;
      s += rect(cx + k - 0.85, cy - h + a, 1.75, 2 * h + b - a, c);
    }
  return s;
}
function resist() {
  tile('bandhani_scarlet', '#c2203a', bandhani('#fbe9cc', '#f7c64e'));
  tile('bandhani_green', '#1e6b45', bandhani('#f6efcf', '#f3a93c'));
  tile('bandhani_fuchsia', '#a81763', bandhani('#fde6ee', '#f8c14a'));
  tile(
    'leheriya_sun',
    '#f4b32e',
    leheriya([
      [0, 7, '#e2572b'],
      [16, 3, '#fdf3da'],
      [25, 9, '#c81f52'],
      [40, 3, '#fdf3da'],
      [50, 7, '#e2572b'],
      [66, 3, '#fdf3da'],
      [75, 9, '#c81f52'],
      [90, 3, '#fdf3da'],
    ]),
  );
  tile(
    'leheriya_lagoon',
    '#f3f7f0',
    leheriya([
      [0, 7, '#2fa3ad'],
      [13, 2, '#2fa3ad', 0.6],
      [25, 6, '#7cc9cb'],
      [37, 2, '#2fa3ad', 0.6],
      [50, 7, '#2fa3ad'],
      [63, 2, '#e0759a', 0.6],
      [75, 6, '#e0759a'],
      [87, 2, '#e0759a', 0.6],
    ]),
  );
  const corners = [
    [0, 0],
    [100, 0],
    [0, 100],
    [100, 100],
  ];
  tile(
    'ikat_black',
    '#23211f',
    ikat([
      [34, '#f2e8d4'],
      [27, '#b3261f'],
      [18, '#f2e8d4'],
      [11, '#23211f'],
      [5, '#e4a52f'],
    ]) +
      ikat(
        [
          [15, '#f2e8d4'],
          [9, '#b3261f'],
        ],
        0,
        0,
      ),
    { soft: true },
  );
  tile(
    'ikat_rose',
    '#f3e3d8',
    ikat([
      [38, '#b63a5b'],
      [30, '#f3e3d8'],
      [23, '#1f5c6b'],
      [13, '#f0b04c'],
      [6, '#b63a5b'],
    ]) +
      ikat(
        [
          [14, '#1f5c6b'],
          [8, '#f3e3d8'],
          [4, '#b63a5b'],
        ],
        0,
        0,
      ),
    { soft: true },
  );
  tile(
    'ikat_teal',
    '#0f4f59',
    ikat([
      [36, '#f0e6cf'],
      [30, '#0f4f59'],
      [23, '#d8722f'],
      [13, '#f0e6cf'],
      [7, '#0f4f59'],
    ]) +
      ikat(
        [
          [14, '#f0e6cf'],
          [8, '#d8722f'],
        ],
        0,
        0,
      ),
    { soft: true },
  );
  tile(
    'patola_red',
    '#8f1d24',
    Array.from({ length: 4 }, (_, k) => {
      const x = (k % 2) * 50 + 25,
        y = (k >> 1) * 50 + 25;
      return ikat(
        [
          [22, '#f3d58b'],
          [18, k % 3 ? '#1f5f46' : '#20366b'],
          [12, '#f6ecd2'],
          [7, '#8f1d24'],
        ],
        x,
        y,
      );
    }).join('') +
      corners.map(([x, y]) => diamond(x, y, 4, 4, '#f3d58b')).join('') +
      diamond(50, 50, 4, 4, '#f3d58b') +
      [
        [50, 0],
        [0, 50],
        [50, 100],
        [100, 50],
      ]
        .map(([x, y]) => diamond(x, y, 4, 4, '#f3d58b'))
        .join(''),
    { soft: true },
  );
}

// ------------------------------------------------------------------ embroidery: chikankari, phulkari, mirror work
/** chikan: white thread, raised and shaded; murri (rice) knots, shadow leaves, small jaali */
function chikan(thread, shade, ground) {
  const spray = (x, y, flip) =>
    at(
      x,
      y,
      stroke('M-13 15Q-2 6 2 -10', shade, 1.5, 0.55) +
        stroke('M-13 15Q-2 6 2 -10.6', thread, 1) +
        [
          [-8, 10, 40],
          [-4, 6, -50],
          [-1, 1, 55],
          [1, -4, -45],
        ]
          .map(([a, b, r]) =>
            at(
              a,
              b,
              shape(petalPath(8, 3), shade, 0.5) + at(0, -0.4, shape(petalPath(7.2, 2.3), thread)),
              r,
            ),
          )
          .join('') +
        at(
          2.5,
          -14,
          petals(6, 7, 3, shade, 0.5) +
            petals(6, 6.4, 2.4, thread) +
            range(6, (i) =>
              dot(Math.cos(i * 1.047) * 3.4, Math.sin(i * 1.047) * 3.4, 0.35, ground),
            ) +
            dot(0, 0, 1.5, ground) +
            dot(0, 0, 0.9, thread),
        ),
    ).replace('scale(1)', `scale(${flip} 1)`);
  return (
    spray(25, 27, 1) +
    spray(75, 77, -1) +
    [
      [75, 25],
      [25, 75],
    ]
      .map(
        ([x, y]) =>
          range(7, (i) => {
            const a = i * 0.898;
            return at(
              x + Math.cos(a) * 5,
              y + Math.sin(a) * 5,
              shape(petalPath(2.8, 1.1), thread),
              a * 57.3 + 90,
            );
          }) + dot(x, y, 1.3, thread),
      )
      .join('') +
    range(25, (k) => dot((k % 5) * 20 + 10, Math.floor(k / 5) * 20 + 10, 0.7, thread, 0.9))
  );
}
function phulkari() {
  // darned silk: lozenges of short parallel floats
  const cols = ['#f2a81d', '#e2467b', '#f6efe0', '#3f8f5a'];
  let s = '';
  const lozenge = (x, y, c, c2) =>
    range(15, (i) => {
      const k = i - 7,
        h = 11 - Math.abs(k) * 1.45;
      return `<path d="M${x + k * 1.45} ${y - h}V${y + h}" stroke="${i % 2 ? c : c2}" stroke-width="1.25"/>`;
    });
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++)
      s += lozenge(i * 25 + 12.5, j * 25 + 12.5, cols[(i + j) % 4], cols[(i + j * 3 + 1) % 4]);
  return s + range(16, (k) => dot((k % 4) * 25, (k >> 2) * 25, 2, '#f2a81d'));
}
const mirror = (x, y, s, c, c2) =>
  at(
    x,
    y,
    petals(10, 9, 3, c) +
      petals(10, 7, 1.6, c2) +
      dot(0, 0, 4.1, c2) +
      dot(0, 0, 3.2, '#dfe7ec') +
      shape('M-2.2 1A2.6 2.6 0 0 1 1 -2.3L-2.2 1Z', '#ffffff'),
    0,
    s,
  );
function embroidery() {
  tile('chikan_ivory', '#efece4', chikan('#fffefb', '#c9c3b4', '#e6e1d6'), { thread: true });
  tile('chikan_sage', '#b9d3c2', chikan('#fbfdf8', '#8fb09c', '#a9c6b3'));
  tile('chikan_powder', '#a9bfd8', chikan('#fbfcfe', '#8199b8', '#98afcb'));
  tile('chikan_peach', '#f0bfa6', chikan('#fffaf4', '#d09a80', '#e6ad92'));
  tile('phulkari', '#9c1c2e', phulkari());
  tile(
    'mirror_black',
    '#2a1c2e',
    halfDrop((x, y) => mirror(x, y, 1.3, '#e3406b', '#f2b233')) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => mirror(x, y, 0.9, '#2f9b8f', '#f2b233'))
        .join('') +
      range(16, (k) => dot((k % 4) * 25, (k >> 2) * 25, 1.2, '#f6ead2')),
  );
  tile(
    'mirror_marigold',
    '#ef9f24',
    halfDrop((x, y) => mirror(x, y, 1.25, '#b8174c', '#fdf0cf')) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => mirror(x, y, 0.85, '#17706a', '#fdf0cf'))
        .join(''),
  );
}

// ------------------------------------------------------------------ woven silks: banarasi, kanjivaram, jaal
const zari = { c: '#e2b85a', d: '#b98a34', l: '#f7e3a6' };
/** ogee net (jaal) with a flower in each cell */
function jaal(z, core) {
  const ogee = (x, y) =>
    stroke(
      `M${x} ${y - 25}C${x + 6} ${y - 12} ${x + 25} ${y - 14} ${x + 25} ${y}C${x + 25} ${y + 14} ${x + 6} ${y + 12} ${x} ${y + 25}C${x - 6} ${y + 12} ${x - 25} ${y + 14} ${x - 25} ${y}C${x - 25} ${y - 14} ${x - 6} ${y - 12} ${x} ${y - 25}Z`,
      z.c,
      1.5,
    );
  return (
    [
      [25, 25],
      [75, 25],
      [25, 75],
      [75, 75],
      [50, 50],
      [0, 0],
      [50, 0],
      [0, 50],
    ]
      .map(([x, y]) => ogee(x, y))
      .join('') +
    [
      [25, 25],
      [75, 25],
      [25, 75],
      [75, 75],
    ]
      .map(
        ([x, y]) =>
          lotus(x, y + 5, 0.85, z.c, core) +
          leaf(x, y + 6, 8, 120, z.d, z.c) +
          leaf(x, y + 6, 8, -120, z.d, z.c),
      )
      .join('') +
    [
      [0, 0],
      [50, 50],
      [50, 0],
      [0, 50],
    ]
      .map(([x, y]) => flower(x, y, 5, z.l, z.d, core, 8))
      .join('')
  );
}
const butta = (x, y, s, z, core) =>
  at(
    x,
    y,
    lotus(0, 0, 1, z.c, core) +
      stroke('M0 1V11', z.c, 1) +
      leaf(0, 9, 7, 55, z.c, z.d) +
      leaf(0, 9, 7, -55, z.c, z.d) +
      dot(0, -13.5, 1.2, z.l),
    0,
    s,
  );
function silks() {
  tile('banarasi_red', '#9c1327', jaal(zari, '#7a0c1c'));
  tile('banarasi_emerald', '#0c5a41', jaal(zari, '#083f2e'));
  tile('banarasi_plum', '#521b46', jaal({ c: '#d9c3a0', d: '#ac9068', l: '#f3e6cd' }, '#3a1232'));
  tile('banarasi_ivory', '#efe5d0', jaal({ c: '#c79a45', d: '#a87a2c', l: '#dcb768' }, '#b8443a'));
  tile(
    'kanji_magenta',
    '#a3124f',
    [0, 50]
      .map((p) => rect(p - 0.5, 0, 1, T, zari.c, 0.75) + rect(0, p - 0.5, T, 1, zari.c, 0.75))
      .join('') +
      [
        [25, 27],
        [75, 77],
      ]
        .map(([x, y]) => butta(x, y, 0.95, zari, '#6e0a35'))
        .join(''),
  );
  tile(
    'kanji_mustard',
    '#d8961d',
    [
      [25, 27],
      [75, 77],
    ]
      .map(([x, y]) => butta(x, y, 1.05, { c: '#8f1f2e', d: '#6c1420', l: '#f9e7b0' }, '#f2c24e'))
      .join(''),
  );
  tile(
    'kanji_peacock',
    '#0a4d6b',
    [
      [25, 27],
      [75, 77],
    ]
      .map(([x, y]) => butta(x, y, 1.05, zari, '#c42b6a'))
      .join('') + range(16, (k) => dot((k % 4) * 25, (k >> 2) * 25, 0.9, zari.c)),
  );
  tile(
    'silk_buti_wine',
    '#6a1230',
    halfDrop((x, y) => buti(x, y, 1.1, zari.c, zari.d, zari.l)) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => diamond(x, y, 1.6, 2.6, zari.c))
        .join(''),
  );
  tile('jaali_gold', '#f1e6d2', jaali('#c2953f', '#8d6a2a'));
  tile('jaali_sky', '#dfe9f1', jaali('#5b84ad', '#35608c'));
}
/** stone lattice: eight-point stars joined by straight bars */
function jaali(c, c2) {
  const cell = (x, y) =>
    stroke(`M${x - 25} ${y}L${x} ${y - 25}L${x + 25} ${y}L${x} ${y + 25}Z`, c, 1.6) +
    at(
      x,
      y,
      `<g fill="none" stroke="${c2}" stroke-width="1.4"><rect x="-9" y="-9" width="18" height="18"/><rect x="-9" y="-9" width="18" height="18" transform="rotate(45)"/></g>`,
    ) +
    dot(x, y, 2.4, c);
  return (
    [
      [25, 25],
      [75, 25],
      [25, 75],
      [75, 75],
    ]
      .map(([x, y]) => cell(x, y))
      .join('') +
    [
      [0, 0],
      [50, 0],
      [0, 50],
      [50, 50],
    ]
      .map(([x, y]) => diamond(x, y, 5, 5, c) + diamond(x, y, 2.4, 2.4, c2))
      .join('')
  );
}

// ------------------------------------------------------------------ drawn florals
function floral(pal, n = 9, r = 10, from = 11) {
  const big = scatter(
    n,
    (T / Math.sqrt(n)) * 0.78,
    (x, y, i) => {
      const a = rnd() * 360;
      return (
        leaf(x, y, r * 1.9, a + 40, pal.leaf, pal.vein) +
        leaf(x, y, r * 1.6, a + 170, pal.leaf, pal.vein) +
        leaf(x, y, r * 1.7, a + 285, pal.leaf2 || pal.leaf, pal.vein) +
        flower(
          x,
          y,
          r * (0.75 + 0.5 * rnd()),
          pal.f[i % pal.f.length],
          pal.f2[i % pal.f2.length],
          pal.core,
          i % 2 ? 5 : 6,
          a,
        )
      );
    },
    from,
  );
  return (
    big +
    scatter(
      n * 3,
      (T / Math.sqrt(n)) * 0.36,
      (x, y, i) =>
        i % 2
          ? flower(x, y, r * 0.26, pal.f[i % pal.f.length], pal.f2[0], pal.core, 5, rnd() * 90)
          : leaf(x, y, r * 0.7, rnd() * 360, pal.leaf, pal.vein),
      from + 3,
    )
  );
}
/** kalamkari: pen-drawn vine with madder flowers, indigo leaves, every shape outlined */
function kalamkari(ink, madder, indigo, ochre, ground) {
  const vine = (off) =>
    `M${off} -2C${off + 30} 15 ${off - 30} 35 ${off} 50C${off + 30} 65 ${off - 30} 85 ${off} 102`;
  const big = (x, y, r, rot) =>
    at(
      x,
      y,
      petals(8, r + 1, r * 0.38, ink) +
        petals(8, r, r * 0.32, madder) +
        petals(8, r * 0.6, r * 0.16, ochre) +
        dot(0, 0, r * 0.26, ink) +
        dot(0, 0, r * 0.2, ground) +
        dot(0, 0, r * 0.1, madder),
      rot,
    );
  const pod = (x, y, rot, c) =>
    at(
      x,
      y,
      shape('M0 0C6 -3 7 -11 0 -16C-7 -11 -6 -3 0 0Z', ink) +
        shape('M0 -1C5 -4 5.6 -10 0 -14.6C-5.6 -10 -5 -4 0 -1Z', c) +
        stroke('M0 -3V-12', ochre, 0.7),
      rot,
    );
  return (
    stroke(vine(25), ink, 1.3) +
    stroke(vine(75), ink, 1.3) +
    big(14, 26, 12, 10) +
    big(64, 26, 12, 30) +
    big(36, 76, 12, 0) +
    big(86, 76, 12, 20) +
    [
      [33, 14, 60],
      [18, 44, -70],
      [83, 14, 60],
      [68, 44, -70],
      [30, 58, 70],
      [16, 92, -50],
      [80, 58, 70],
      [66, 92, -50],
    ]
      .map(([x, y, r], i) => pod(x, y, r, i % 2 ? indigo : ochre))
      .join('') +
    [
      [47, 6],
      [97, 50],
      [3, 58],
      [50, 50],
    ]
      .map(([x, y]) => flower(x, y, 5, indigo, ground, madder, 5))
      .join('') +
    scatter(26, 9, (x, y) => dot(x, y, 0.6, ink), 31)
  );
}
function toile(c, bg) {
  // one colour, engraved look: sprays, birds, little branches
  const bird = (x, y, s, f) =>
    at(
      x,
      y,
      `<g transform="scale(${f} 1)">` +
        shape('M-9 2C-5 -5 3 -6 8 -2L12 -3L9 1C6 6 -2 7 -9 2Z', c) +
        shape('M-4 0C-2 -7 -9 -10 -12 -9C-9 -6 -9 -2 -4 0Z', c, 0.7) +
        stroke('M-9 2L-17 7M-9 2L-16 3', c, 1) +
        dot(8, -1.6, 0.7, bg) +
        '</g>',
      0,
      s,
    );
  const branch = (x, y, rot, f = 1) =>
    at(
      x,
      y,
      `<g transform="scale(${f} 1)">` +
        stroke('M-18 10C-8 8 4 2 18 -10', c, 1.1) +
        [
          [-12, 9, -20],
          [-6, 7, 110],
          [0, 4, -10],
          [6, 0, 120],
          [11, -4, 0],
        ]
          .map(([a, b, r]) => leaf(a, b, 8, r, c, bg))
          .join('') +
        flower(18, -11, 6.5, c, bg, bg, 6) +
        flower(-1, -5, 3.6, c, bg, bg, 5) +
        '</g>',
      rot,
    );
  return (
    branch(28, 30, 0) +
    branch(76, 80, 8, -1) +
    bird(70, 28, 0.95, -1) +
    bird(24, 76, 0.95, 1) +
    branch(72, 42, 30).replaceAll('opacity="1"', 'opacity=".8"') +
    scatter(14, 15, (x, y) => dot(x, y, 0.7, c, 0.6), 3)
  );
}
function florals() {
  tile(
    'kalamkari_cream',
    '#f0e2c4',
    kalamkari('#3a2a22', '#a6392e', '#2f4b73', '#d49a3c', '#f0e2c4'),
  );
  tile(
    'kalamkari_black',
    '#27211f',
    kalamkari('#e9d8b5', '#b8452f', '#4e7f93', '#dba23f', '#27211f'),
  );
  tile(
    'floral_lilac',
    '#e9e0ef',
    floral({
      leaf: '#7f9b83',
      leaf2: '#a7bda4',
      vein: '#5f7d68',
      f: ['#8f6bb3', '#b994cf', '#f6f0f8'],
      f2: ['#6d4a94', '#9b74b8'],
      core: '#f1c65a',
    }),
  );
  tile(
    'floral_emerald',
    '#12503f',
    floral({
      leaf: '#4f9a73',
      leaf2: '#8dbf94',
      vein: '#2d6e52',
      f: ['#f6c9b3', '#f7efe0', '#ee8a73'],
      f2: ['#e79a82', '#e2644f'],
      core: '#f3c34e',
    }),
  );
  tile(
    'floral_peach',
    '#fde6d6',
    floral(
      {
        leaf: '#8aa77f',
        leaf2: '#b5c7a3',
        vein: '#6c8b66',
        f: ['#f08f72', '#f6b79b', '#fffaf2'],
        f2: ['#dd6a52', '#ee9a7d'],
        core: '#e9b23f',
      },
      11,
      8.5,
      17,
    ),
  );
  tile(
    'floral_black',
    '#232227',
    floral(
      {
        leaf: '#5f7b62',
        leaf2: '#86a083',
        vein: '#42594a',
        f: ['#e5526b', '#f5efe4', '#f0a24a'],
        f2: ['#b92f4c', '#d98b7b'],
        core: '#f4cf5e',
      },
      14,
      6.5,
      23,
    ),
  );
  tile(
    'ditsy_sage',
    '#a9b99a',
    floral(
      {
        leaf: '#5f7a55',
        vein: '#4b6444',
        f: ['#fbf7ea', '#f3d2c4', '#fbf7ea'],
        f2: ['#e9c16a', '#d9907f'],
        core: '#d9923a',
      },
      14,
      5.4,
      29,
    ),
  );
  tile(
    'ditsy_sky',
    '#bcd3e6',
    floral(
      {
        leaf: '#5d8473',
        vein: '#476a5c',
        f: ['#fdfaf1', '#fbe08a', '#f4b7b2'],
        f2: ['#f0d36a', '#e48f8a'],
        core: '#e2953a',
      },
      14,
      5.4,
      37,
    ),
  );
  tile('toile_blue', '#f4efe4', toile('#3d5f8f', '#f4efe4'));
  tile('toile_rose', '#f8efe8', toile('#b15468', '#f8efe8'));
  tile(
    'palm_coral',
    '#f3e9da',
    scatter(
      7,
      30,
      (x, y, i) => {
        const a = i * 77;
        return at(
          x,
          y,
          range(9, (k) => {
            const b = (k - 4) * 17;
            return `<g transform="rotate(${b})">${shape(petalPath(21 - Math.abs(k - 4) * 1.7, 1.9), i % 2 ? '#e0674f' : '#2f7d6b')}</g>`;
          }) + stroke('M0 0V9', i % 2 ? '#e0674f' : '#2f7d6b', 1.2),
          a,
        );
      },
      13,
    ),
  );
}

// ------------------------------------------------------------------ classic wovens and prints
const bands = (list, vertical) =>
  list
    .map(([p, w, c, o = 0.55]) => (vertical ? rect(p, 0, w, T, c, o) : rect(0, p, T, w, c, o)))
    .join('');
const checks = (list) => bands(list, true) + bands(list, false);
const gingham = (c) => checks([0, 25, 50, 75].map((p) => [p, 12.5, c, 0.55]));
const polka = (c, n = 6, r = 3.3) =>
  range(n * n, (k) => {
    const i = k % n,
      j = (k / n) | 0;
    return dot(((i + (j % 2) / 2 + 0.25) * T) / n, ((j + 0.5) * T) / n, r, c);
  });
const slub = (list, n = 420) => {
  seed = 3;
  return range(n, () => {
    const v = rnd() > 0.5,
      L = 8 + rnd() * 22;
    return rect(
      rnd() * T,
      rnd() * T,
      v ? 0.5 : L,
      v ? L : 0.5,
      list[(rnd() * list.length) | 0],
      0.2,
    );
  });
};
const herringbone = (c, c2) =>
  range(20, (k) => {
    const x = (k % 4) * 25;
    const y = ((k / 4) | 0) * 20;
    return range(5, (i) =>
      stroke(
        `M${x} ${y + i * 4}L${x + 12.5} ${y + i * 4 + 8}L${x + 25} ${y + i * 4}`,
        i % 2 ? c : c2,
        1.6,
        0.75,
      ),
    );
  });
const hound = (c) =>
  range(16, (k) => {
    const x = (k % 4) * 25,
      y = (k >> 2) * 25,
      h = 12.5,
      q = 6.25;
    return (
      rect(x, y, h, h, c) +
      poly(
        [
          [x + h, y],
          [x + h + q, y],
          [x + h, y + q],
        ],
        c,
      ) +
      poly(
        [
          [x + h + q, y + h],
          [x + 2 * h, y + h],
          [x + 2 * h, y + q],
          [x + h + q * 2, y + q],
        ].slice(0, 3),
        c,
      ) +
      poly(
        [
          [x, y + h],
          [x + q, y + h],
          [x, y + h + q],
        ],
        c,
      ) +
      poly(
        [
          [x + h, y + h + q],
          [x + h, y + 2 * h],
          [x + q, y + 2 * h],
        ],
        c,
      ) +
      poly(
        [
          [x + h, y + q],
          [x + h + q, y],
          [x + 2 * h, y],
          [x + h, y + h],
        ],
        c,
        1,
      ) +
      poly(
        [
          [x + q, y + h],
          [x + h, y + h],
          [x, y + 2 * h],
          [x, y + h + q],
        ],
        c,
        1,
      )
    );
  });
const twill = (light, dark, n = 320) => {
  seed = 9;
  return range(n, () =>
    rect(
      rnd() * T,
      rnd() * T,
      0.35,
      6 + rnd() * 30,
      rnd() > 0.5 ? light : dark,
      0.1 + rnd() * 0.14,
    ),
  );
};
function classics() {
  tile('gingham_rose', '#faf2ee', gingham('#d9698a'));
  tile('gingham_lilac', '#f7f3f8', gingham('#8b78b5'));
  tile('gingham_black', '#f5f2ea', gingham('#2a2a2e'));
  tile(
    'madras_coral',
    '#f6eadb',
    checks([
      [0, 24, '#d9583f', 0.55],
      [30, 5, '#2b6b74', 0.55],
      [44, 24, '#e9a13b', 0.5],
      [78, 4, '#2b6b74', 0.6],
      [90, 3, '#d9583f', 0.55],
    ]),
  );
  tile(
    'tartan_forest',
    '#24443a',
    checks([
      [0, 22, '#14281f', 0.6],
      [30, 3, '#d9b45a', 0.7],
      [44, 20, '#8f2b2b', 0.4],
      [76, 3, '#d9b45a', 0.6],
      [86, 6, '#14281f', 0.5],
    ]),
  );
  tile(
    'pinstripe_navy',
    '#222d47',
    bands(
      [12, 37, 62, 87].map((p) => [p, 1.1, '#c7d0e2', 0.75]),
      true,
    ),
  );
  tile(
    'stripe_mint',
    '#f4f5ee',
    bands(
      [0, 20, 40, 60, 80].map((p) => [p, 8, '#7fb39b', 0.85]),
      true,
    ),
  );
  tile(
    'stripe_rose',
    '#fbf3f0',
    bands(
      [0, 20, 40, 60, 80].map((p) => [p, 8, '#d98a99', 0.8]),
      true,
    ),
  );
  tile(
    'stripe_ticking',
    '#f3eee2',
    bands(
      [0, 25, 50, 75].flatMap((p) => [
        [p, 4, '#3a5078', 0.9],
        [p + 7, 1.2, '#3a5078', 0.8],
        [p + 10, 1.2, '#3a5078', 0.8],
      ]),
      true,
    ),
  );
  tile('herringbone_stone', '#8e8c8a', herringbone('#6c6a69', '#aeaca8'));
  tile('houndstooth', '#efece4', hound('#26262a'));
  tile(
    'breton_red',
    '#f4efe4',
    bands(
      [0, 25, 50, 75].map((p) => [p, 8, '#b3303a', 0.95]),
      false,
    ),
  );
  tile(
    'breton_navy',
    '#f4efe4',
    bands(
      [0, 25, 50, 75].map((p) => [p, 8, '#24324f', 0.95]),
      false,
    ),
  );
  tile('polka_midnight', '#22305a', polka('#f6f1e4'));
  tile('polka_blush', '#f1c9c4', polka('#fffaf4', 5, 4));
  tile('polka_black', '#27262a', polka('#f5efe2', 8, 2.1));
  tile(
    'handloom_turmeric',
    '#e0a22e',
    slub(['#f5cf7a', '#a9701a']) +
      bands(
        [
          [0, 1.4, '#8c2f22', 0.7],
          [50, 1.4, '#8c2f22', 0.7],
        ],
        false,
      ),
  );
  tile(
    'handloom_check',
    '#f0e7d4',
    slub(['#ffffff', '#c8b894']) +
      checks([
        [0, 1.6, '#b23a48', 0.8],
        [25, 1.6, '#35608c', 0.7],
        [50, 1.6, '#b23a48', 0.8],
        [75, 1.6, '#35608c', 0.7],
      ]),
  );
  tile('linen_sage', '#9fae92', slub(['#cfd9c3', '#71806a'], 700));
  tile('linen_sand', '#d8c9ad', slub(['#f3ead7', '#a18f6c'], 700));
  tile('linen_dusk', '#8f7f9c', slub(['#c9bdd1', '#5f5169'], 700));
  tile('linen_chalk', '#f2eee4', slub(['#ffffff', '#d5cdbb'], 600));
  tile('denim_indigo', '#27375c', twill('#a8bad9', '#0e1730'), {});
  tile('denim_sky', '#93b1d3', twill('#f3f7fb', '#5a7ba4'), {});
  tile('denim_ecru', '#e9e0cd', twill('#fffaf0', '#bfae8b'), {});
  tile(
    'rib_cream',
    '#efe6d6',
    bands(
      Array.from({ length: 20 }, (_, i) => [i * 5, 1.6, '#b7a98f', 0.45]),
      true,
    ),
  );
  tile(
    'jersey_charcoal',
    '#4a4b50',
    ((seed = 4),
    range(1300, () =>
      rect(
        rnd() * T,
        rnd() * T,
        0.4 + rnd() * 1.6,
        0.35,
        rnd() > 0.5 ? '#8b8d94' : '#26272b',
        0.35,
      ),
    )),
  );
  for (const [n, c] of [
    ['plain_black', '#2b2a2c'],
    ['plain_white', '#f3f0e9'],
    ['plain_wine', '#6d1a33'],
    ['plain_navy', '#232f4f'],
    ['plain_olive', '#6f7248'],
    ['plain_blush', '#e9bfb4'],
    ['plain_camel', '#b98c5c'],
    ['plain_teal', '#15656a'],
    ['satin_rose', '#d99aa0'],
    ['satin_emerald', '#11614b'],
    ['satin_champagne', '#e0c9a6'],
    ['satin_midnight', '#26304f'],
    ['velvet_burgundy', '#6a1026'],
    ['chiffon_peach', '#f2b79c'],
    ['chiffon_aqua', '#8fc9c6'],
    ['chiffon_lavender', '#b9a5d3'],
    ['plain_gold', '#c99a3f'],
    ['plain_rani', '#b5175e'],
    ['plain_red', '#b01f2e'],
    ['plain_mustard', '#d79a26'],
  ])
    tile(n, c, '');
}

// ------------------------------------------------------------------ night and nursery
const rocket = (x, y, s, rot, c, c2, c3) =>
  at(
    x,
    y,
    shape('M-3.4 8L-7 13L-3 11.5ZM3.4 8L7 13L3 11.5Z', c2) +
      shape('M0 -14C6 -8 6 4 3.6 10H-3.6C-6 4 -6 -8 0 -14Z', c) +
      dot(0, -3, 2.5, c2) +
      dot(0, -3, 1.6, '#bfe0ef') +
      shape('M-2.4 11.5Q0 19 2.4 11.5Z', c3),
    rot,
    s,
  );
const elephant = (x, y, s, f, c, c2) =>
  at(
    x,
    y,
    `<g transform="scale(${f} 1)">` +
      shape(
        'M-12 9V0C-12 -7 -5 -9 2 -8C4 -13 14 -12 15 -4C15.5 1 16 6 19 6C18 9 13 8 12 3L11 1C10 3 8 4 7 4V9H3V4H-6V9Z',
        c,
      ) +
      shape('M3 -7C-1 -4 0 2 5 2C8 0 7 -6 3 -7Z', c2) +
      dot(11, -5, 0.9, '#333') +
      stroke('M-12 0Q-15 2 -14 6', c, 1) +
      '</g>',
    0,
    s,
  );
const fox = (x, y, s, c) =>
  at(
    x,
    y,
    shape('M-9 -9L-4 -5Q0 -6.4 4 -5L9 -9C10 -2 7 5 0 9C-7 5 -10 -2 -9 -9Z', c) +
      shape('M-8 -1C-4 1 -1 4 0 9C-5 6 -8 3 -8 -1ZM8 -1C4 1 1 4 0 9C5 6 8 3 8 -1Z', '#fdf6ea') +
      dot(-3.4, -0.6, 0.9, '#332') +
      dot(3.4, -0.6, 0.9, '#332') +
      dot(0, 8, 1.3, '#332'),
    0,
    s,
  );
const bunny = (x, y, s, c, c2) =>
  at(
    x,
    y,
    shape('M-4 -4C-8 -16 -2 -17 -1 -5ZM4 -4C8 -16 2 -17 1 -5Z', c) +
      dot(0, 1, 6.6, c) +
      dot(-2.4, 0, 0.8, '#443') +
      dot(2.4, 0, 0.8, '#443') +
      shape('M-1 2.4H1L0 3.6Z', c2) +
      dot(-4, 2.6, 1.1, c2, 0.6) +
      dot(4, 2.6, 1.1, c2, 0.6),
    0,
    s,
  );
function nursery() {
  tile(
    'stars_night',
    '#232c52',
    scatter(
      14,
      17,
      (x, y, i) =>
        i % 3
          ? star(x, y, 3 + (i % 4) * 0.9, '#f3d98b', 5, 0.42, i * 25)
          : moon(x, y, 6, '#f8edc9', -20),
      19,
    ) + scatter(30, 8, (x, y) => dot(x, y, 0.6, '#e6ebff', 0.8), 41),
  );
  tile(
    'moons_lilac',
    '#cfc4e6',
    scatter(
      9,
      24,
      (x, y, i) =>
        i % 2 ? moon(x, y, 7, '#fffaf0', i * 30) : star(x, y, 4.5, '#f6d27a', 5, 0.45, i * 20),
      27,
    ) + scatter(22, 10, (x, y) => dot(x, y, 0.8, '#fff', 0.8), 43),
  );
  tile(
    'clouds_blue',
    '#a9c9e6',
    scatter(7, 28, (x, y, i) => cloud(x, y, 0.8 + (i % 3) * 0.2, '#fdfdfb'), 7) +
      scatter(12, 16, (x, y) => star(x, y, 2.2, '#f7e2a0', 5, 0.45), 51),
  );
  tile(
    'hearts_cream',
    '#fbf1e9',
    halfDrop((x, y, i) =>
      at(
        x,
        y,
        shape('M0 6C-9 -1 -6 -9 0 -4C6 -9 9 -1 0 6Z', i ? '#d65a6f' : '#e9958f'),
        i ? 12 : -10,
      ),
    ) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => at(x, y, shape('M0 6C-9 -1 -6 -9 0 -4C6 -9 9 -1 0 6Z', '#f3bfb4'), 8, 0.7))
        .join(''),
  );
  tile(
    'lemons_mint',
    '#d9ebdd',
    scatter(
      8,
      26,
      (x, y, i) =>
        at(
          x,
          y,
          shape(
            'M0 -9C6 -9 8 -3 8 0C8 5 5 8 1 8.5L0 10L-1 8.5C-5 8 -8 5 -8 0C-8 -3 -6 -9 0 -9Z',
            '#f5cf3f',
          ) +
            shape('M-4 -5C-6 -2 -6 2 -4 5', '#fbe58b') +
            leaf(0, -8, 9, 60, '#4f8a5b', '#2f6b45'),
          i * 47,
        ),
      33,
    ),
  );
  tile(
    'rockets_navy',
    '#2a3a66',
    scatter(
      6,
      32,
      (x, y, i) =>
        rocket(x, y, 0.85, i * 37 - 40, i % 2 ? '#f2efe6' : '#f2b84a', '#e0583f', '#f6a23c'),
      15,
    ) + scatter(26, 9, (x, y) => dot(x, y, 0.8, '#dfe7fb', 0.8), 61),
  );
  tile(
    'elephants_grey',
    '#f3e9d8',
    halfDrop((x, y, i) =>
      elephant(x, y, 1.05, i ? -1 : 1, i ? '#7f97ab' : '#e08a6d', i ? '#f1bfae' : '#fbe3c9'),
    ) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => flower(x, y, 4.5, '#e9b44e', '#fff3d8', '#c95d45', 6))
        .join(''),
  );
  tile(
    'foxes_mint',
    '#cfe3d6',
    halfDrop((x, y, i) => fox(x, y, 1.15, i ? '#d9713c' : '#c85a35')) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(
          ([x, y]) =>
            leaf(x, y + 5, 11, 20, '#5f8f72', '#3f6b52') +
            leaf(x, y + 5, 8, -35, '#86ad8d', '#3f6b52'),
        )
        .join(''),
  );
  tile(
    'bunnies_pink',
    '#f6d6d3',
    halfDrop((x, y) => bunny(x, y, 1.15, '#fffaf4', '#e88f95')) +
      [
        [75, 25],
        [25, 75],
      ]
        .map(([x, y]) => flower(x, y, 4.6, '#fffaf4', '#f0b7b2', '#f0b84a', 5))
        .join(''),
  );
}

// ------------------------------------------------------------------ borders (repeat along x; y = 0 inner edge, y = 100 selvedge)
const hline = (y, w, c) => rect(0, y, T, w, c);
const teeth = (n, y, h, c) =>
  range(n, (i) =>
    poly(
      [
        [(i * T) / n, y],
        [((i + 0.5) * T) / n, y - h],
        [((i + 1) * T) / n, y],
      ],
      c,
    ),
  ); // temple (korvai) points, pointing inwards
/** several borders share the silk frame: lines, field with motif, lines */
function frame(field, gold, light, motif) {
  return (
    hline(0, 100, field) +
    hline(6, 2, gold) +
    hline(10, 4, light) +
    motif +
    hline(84, 4, light) +
    hline(90, 2, gold) +
    hline(94, 6, gold)
  );
}
function border(name, bg, body) {
  // x wraps, y does not
  if (only.length && !only.includes(name)) return;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PX}" height="${PX}" viewBox="0 0 ${T} ${T}">${weave}${rect(0, 0, T, T, bg)}${[-T, 0, T].map((dx) => `<g transform="translate(${dx} 0)">${body}</g>`).join('')}${rect(0, 0, T, T, 'url(#w)')}</svg>`;
  jobs.push(
    sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(outDir, `${name}.png`)),
  );
}
function borders() {
  const four = (f) => [12.5, 37.5, 62.5, 87.5].map(f).join(''),
    two = (f) => [25, 75].map(f).join('');
  border(
    'border_zari',
    '#c8973c',
    frame(
      '#c8973c',
      '#a87a2c',
      '#f0d48a',
      two((x) => flower(x, 48, 17, '#f6e3a8', '#8c1f3a', '#8c1f3a', 8)) +
        [0, 50]
          .map((x) => diamond(x, 48, 6, 14, '#f0d48a') + diamond(x, 48, 2.6, 7, '#8c1f3a'))
          .join(''),
    ),
  );
  border(
    'border_temple_green',
    '#0f5f43',
    hline(0, 24, '#a3124f') +
      teeth(8, 24, 22, '#0f5f43') +
      hline(24, 3, zari.c) +
      four((x) => butta(x, 52, 0.85, zari, '#083f2e')) +
      hline(72, 3, zari.l) +
      hline(78, 14, zari.c) +
      range(16, (i) => diamond(i * 6.25 + 3.1, 85, 2.2, 5, '#8c1f3a')) +
      hline(94, 6, zari.d),
  );
  border(
    'border_temple_wine',
    '#8f1f2e',
    hline(0, 24, '#d8961d') +
      teeth(8, 24, 22, '#8f1f2e') +
      hline(24, 3, zari.c) +
      four((x) => butta(x, 52, 0.85, zari, '#5c0f1c')) +
      hline(72, 3, zari.l) +
      hline(78, 14, zari.c) +
      range(16, (i) => diamond(i * 6.25 + 3.1, 85, 2.2, 5, '#8f1f2e')) +
      hline(94, 6, zari.d),
  );
  border(
    'border_temple_rani',
    '#b01b5e',
    hline(0, 24, '#0a4d6b') +
      teeth(8, 24, 22, '#b01b5e') +
      hline(24, 3, zari.c) +
      four((x) => butta(x, 52, 0.85, zari, '#7a0f40')) +
      hline(72, 3, zari.l) +
      hline(78, 14, zari.c) +
      range(16, (i) => diamond(i * 6.25 + 3.1, 85, 2.2, 5, '#b01b5e')) +
      hline(94, 6, zari.d),
  );
  border(
    'border_banarasi',
    '#b98a34',
    frame(
      '#b98a34',
      '#8a6221',
      '#f3db95',
      stroke('M0 48C12 25 13 25 25 48S38 71 50 48S63 25 75 48S88 71 100 48', '#f3db95', 3) +
        [12.5, 62.5].map((x) => lotus(x, 62, 1.25, '#f7e6ae', '#8c1f3a')).join('') +
        [37.5, 87.5]
          .map(
            (x) =>
              `<g transform="translate(${x} 36) scale(1 -1)">${lotus(0, 0, 1.25, '#f7e6ae', '#8c1f3a')}</g>`,
          )
          .join(''),
    ),
  );
  border(
    'border_silver',
    '#a9a49b',
    frame(
      '#a9a49b',
      '#7f7a72',
      '#eeeae2',
      two((x) => flower(x, 48, 17, '#f6f3ec', '#6a5f7d', '#6a5f7d', 8)) +
        [0, 50].map((x) => diamond(x, 48, 6, 14, '#eeeae2')).join(''),
    ),
  );
  border(
    'border_ikat',
    '#8f1d24',
    hline(0, 100, '#8f1d24') +
      hline(4, 3, '#f2e8d4') +
      hline(90, 4, '#f2e8d4') +
      two((x) =>
        ikat(
          [
            [22, '#f2e8d4'],
            [16, '#23211f'],
            [9, '#e4a52f'],
          ],
          x,
          49,
        ),
      ) +
      [0, 50]
        .map((x) =>
          ikat(
            [
              [9, '#e4a52f'],
              [5, '#8f1d24'],
            ],
            x,
            49,
          ),
        )
        .join(''),
  );
  border(
    'border_ikat_teal',
    '#d8722f',
    hline(0, 100, '#d8722f') +
      hline(4, 3, '#f0e6cf') +
      hline(90, 4, '#f0e6cf') +
      two((x) =>
        ikat(
          [
            [22, '#f0e6cf'],
            [16, '#0f4f59'],
            [9, '#d8722f'],
          ],
          x,
          49,
        ),
      ),
  );
  border(
    'border_gota',
    '#d9ad55',
    hline(0, 100, '#d9ad55') +
      range(10, (i) => shape(`M${i * 10} 30A5 24 0 0 1 ${i * 10 + 10} 30Z`, '#f6e2a8')) +
      hline(30, 6, '#a97a2c') +
      range(20, (i) =>
        stroke(`M${i * 5} 40L${i * 5 + 5} 66M${i * 5 + 5} 40L${i * 5} 66`, '#f3dc9b', 1.2),
      ) +
      hline(70, 5, '#a97a2c') +
      range(10, (i) => petalsAt(i * 10 + 5, 98, '#f6e2a8')),
  );
  border(
    'border_bandhani',
    '#5d0f24',
    hline(0, 100, '#5d0f24') +
      hline(6, 3, '#f7c64e') +
      hline(90, 5, '#f7c64e') +
      range(60, (k) => {
        const i = k % 12,
          j = (k / 12) | 0;
        return (i + j) % 3
          ? dot(i * 8.33 + 4.1, 20 + j * 15, 2.2, '#fbe9cc')
          : dot(i * 8.33 + 4.1, 20 + j * 15, 3.1, '#f7c64e') +
              dot(i * 8.33 + 4.1, 20 + j * 15, 1.2, '#5d0f24');
      }),
  );
  border(
    'border_handloom',
    '#8c2f22',
    hline(0, 100, '#8c2f22') +
      hline(10, 4, '#f0d9a8') +
      hline(24, 30, '#7a2419') +
      teeth(12, 54, 20, '#e0a22e') +
      hline(60, 4, '#f0d9a8') +
      hline(72, 8, '#2f4b3f') +
      hline(88, 4, '#f0d9a8'),
  );
  border(
    'border_linen',
    '#c5a25a',
    hline(0, 100, '#c9ab69') +
      hline(0, 8, '#8c7a4a') +
      range(5, (i) => hline(18 + i * 14, 4, '#efdfae')) +
      hline(92, 8, '#8c7a4a'),
  );
  border(
    'border_chikan',
    '#f3f1ea',
    hline(0, 100, '#e9e5da') +
      range(
        8,
        (i) =>
          ring(i * 12.5 + 6.25, 20, 5, '#fffefb', 2) + dot(i * 12.5 + 6.25, 20, 1.6, '#fffefb'),
      ) +
      hline(34, 2, '#fffefb') +
      four((x) => flower(x, 60, 11, '#fffefb', '#d3cdbf', '#fffefb', 6)) +
      range(10, (i) => shape(`M${i * 10} 100A5 16 0 0 1 ${i * 10 + 10} 100Z`, '#fffefb')),
  );
  border(
    'border_kalamkari',
    '#a6392e',
    hline(0, 100, '#a6392e') +
      hline(5, 3, '#f0e2c4') +
      hline(90, 4, '#f0e2c4') +
      two((x) => flower(x, 49, 19, '#f0e2c4', '#2f4b73', '#d49a3c', 8)) +
      [0, 50]
        .map(
          (x) =>
            leaf(x, 62, 26, 20, '#d49a3c', '#3a2a22') + leaf(x, 62, 22, -30, '#2f4b73', '#f0e2c4'),
        )
        .join(''),
  );
  border(
    'border_sequin',
    '#d8c3a4',
    hline(0, 100, '#cdb48f') +
      range(130, (k) => {
        const i = k % 13,
          j = (k / 13) | 0;
        return dot(
          i * 7.7 + (j % 2) * 3.85,
          j * 10 + 5,
          3.1,
          (i * 7 + j * 3) % 5 ? '#f5e8cf' : '#fffaf0',
        );
      }),
  );
  border(
    'border_phulkari',
    '#9c1c2e',
    hline(0, 100, '#f2a81d') +
      [12.5, 37.5, 62.5, 87.5]
        .map((x, i) =>
          range(17, (q) => {
            const k = q - 8,
              h = 34 - Math.abs(k) * 4;
            return `<path d="M${x + k * 1.4} ${50 - h}V${50 + h}" stroke="${q % 2 ? '#9c1c2e' : ['#e2467b', '#3f8f5a'][i % 2]}" stroke-width="1.2"/>`;
          }),
        )
        .join('') +
      hline(4, 3, '#9c1c2e') +
      hline(92, 4, '#9c1c2e'),
  );
  border(
    'border_lace',
    '#f8f3ea',
    hline(0, 100, '#efe7d9') +
      range(
        10,
        (i) =>
          ring(i * 10 + 5, 30, 3.6, '#fffdf8', 1.6) +
          ring(i * 10 + 5, 62, 3.6, '#fffdf8', 1.6) +
          dot(i * 10, 46, 1.8, '#fffdf8'),
      ) +
      hline(8, 3, '#fffdf8') +
      range(10, (i) => shape(`M${i * 10} 100A5 18 0 0 1 ${i * 10 + 10} 100Z`, '#fffdf8')),
  );
}
const petalsAt = (x, y, c) => at(x, y, shape(petalPath(20, 4.5), c));

blockPrints();
resist();
embroidery();
silks();
florals();
classics();
nursery();
borders();
await Promise.all(jobs);
console.log('tiles', jobs.length);
