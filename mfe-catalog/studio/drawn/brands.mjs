import { word } from './letters.mjs';

const PAPER = '#f4ece1';
const INK = '#2d2622';
const CLAY = '#9a4a2f';

/** The marks of the five houses, in the order of the listings' brand row; 320 × 128 units. */
export const brands = [kapasHouse(), tanaRow(), nilambar(), marginAndHem(), littleOrchard()].map(
  (body) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 128"><rect width="320" height="128" fill="${PAPER}"/>${body}</svg>`,
);

/** Kapas is cotton: an open boll. */
function kapasHouse() {
  const lobes = [
    [-9, -2],
    [9, -2],
    [0, -12],
    [0, 3],
  ];
  const boll = lobes.map(([x, y]) => `<circle cx="${160 + x}" cy="${44 + y}" r="10.5"/>`).join('');
  return `
    <g fill="#fffaf2" stroke="${INK}" stroke-width="2">${boll}</g>
    <path d="M160 74C146 72 138 62 137 50C146 54 153 58 160 66C167 58 174 54 183 50C182 62 174 72 160 74Z" fill="#8a9a78" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>
    ${word('KAPAS HOUSE', { x: 160, y: 92, height: 13, pen: 1.7, color: INK, tracking: 4.6, anchor: 'middle' })}`;
}

/** Tana is the warp: a row of threads, and wefts that go over and under. */
function tanaRow() {
  const threads = Array.from({ length: 7 }, (_, index) => 46 + index * 10);
  const wefts = [48, 64, 80];
  const warp = threads.map((x) => `M${x} 34V94`).join('');
  const weft = wefts.map((y) => `M38 ${y}H114`).join('');
  // Where the warp lies on top, it is drawn once more with a gap of paper on both sides.
  const crossings = wefts.flatMap((y, row) =>
    threads.filter((_, index) => (index + row) % 2 === 0).map((x) => `M${x} ${y - 6}v12`),
  );
  return `
    <path d="${warp}" stroke="${CLAY}" stroke-width="4"/>
    <path d="${weft}" stroke="${PAPER}" stroke-width="8"/>
    <path d="${weft}" stroke="${INK}" stroke-width="4"/>
    <path d="${crossings.join('')}" stroke="${PAPER}" stroke-width="8"/>
    <path d="${crossings.join('')}" stroke="${CLAY}" stroke-width="4"/>
    ${word('TANA', { x: 140, y: 38, height: 21, pen: 3.4, color: INK, tracking: 4.2 })}
    ${word('ROW', { x: 140, y: 69, height: 21, pen: 3.4, color: CLAY, tracking: 4.2 })}`;
}

/** Nilambar wears the blue sky: a moon of indigo in folds of cloth. */
function nilambar() {
  const folds = [0, 9, 18].map(
    (dy) =>
      `M130 ${46 + dy}C142 ${38 + dy} 150 ${54 + dy} 162 ${46 + dy}S182 ${38 + dy} 190 ${46 + dy}`,
  );
  return `
    <circle cx="160" cy="46" r="28" fill="#27406b"/>
    <path d="${folds.join('')}" fill="none" stroke="${PAPER}" stroke-width="2.6" stroke-linecap="round"/>
    ${word('NILAMBAR', { x: 160, y: 92, height: 15, pen: 1.5, color: '#27406b', tracking: 5.4, anchor: 'middle' })}`;
}

/** A margin ruled beside the words, and a hem stitched beneath them. */
function marginAndHem() {
  return `
    <path d="M76 26V102" stroke="#b5655a" stroke-width="2"/>
    ${word('MARGIN', { x: 94, y: 34, height: 20, pen: 2, color: INK, tracking: 4 })}
    ${word('& HEM', { x: 94, y: 66, height: 20, pen: 2, color: INK, tracking: 4 })}
    <path d="M94 101H238" stroke="#8a9a78" stroke-width="3" stroke-linecap="round" stroke-dasharray="9 6"/>`;
}

/** Three fruits on their twigs. */
function littleOrchard() {
  const fruit = (x, y, color) => `
    <path d="M${x} ${y - 9}C${x + 1} ${y - 16} ${x + 4} ${y - 19} ${x + 8} ${y - 21}" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>
    <path d="M${x + 2} ${y - 13}C${x + 8} ${y - 22} ${x + 18} ${y - 18} ${x + 17} ${y - 10}C${x + 11} ${y - 6} ${x + 5} ${y - 8} ${x + 2} ${y - 13}Z" fill="#8a9a78"/>
    <path d="M${x} ${y - 9}C${x - 6} ${y - 14} ${x - 15} ${y - 8} ${x - 14} ${y + 2}C${x - 13} ${y + 11} ${x - 6} ${y + 16} ${x} ${y + 13}C${x + 6} ${y + 16} ${x + 13} ${y + 11} ${x + 14} ${y + 2}C${x + 15} ${y - 8} ${x + 6} ${y - 14} ${x} ${y - 9}Z" fill="${color}"/>`;
  return `
    ${fruit(112, 50, '#d99a4a')}${fruit(160, 44, '#c05f4a')}${fruit(208, 50, '#d99a4a')}
    ${word('LITTLE ORCHARD', { x: 160, y: 90, height: 12.5, pen: 2.1, color: INK, tracking: 4, anchor: 'middle' })}`;
}
