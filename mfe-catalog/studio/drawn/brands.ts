import { word } from './letters';

/** A tone that stands out from the paper of the light theme and from that of the dark one. */
const MARK = '#877a6d';

/** The marks of the five houses in one colour, in the order of the listings' brand row; 320 × 128 units. */
export const brands = [kapasHouse(), tanaRow(), nilambar(), marginAndHem(), littleOrchard()].map(
  (body) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 128" fill="${MARK}" stroke-linejoin="round">${body}</svg>`,
);

/** Kapas is cotton: an open boll. */
function kapasHouse() {
  const lobes = [
    [-9, -2],
    [9, -2],
    [0, -12],
    [0, 3],
  ] as const;
  const boll = lobes.map(([x, y]) => `<circle cx="${160 + x}" cy="${44 + y}" r="10.5"/>`).join('');
  return `
    <g fill="none" stroke="${MARK}" stroke-width="2.4">${boll}</g>
    <path d="M160 74C146 72 138 62 137 50C146 54 153 58 160 66C167 58 174 54 183 50C182 62 174 72 160 74Z"/>
    ${word('KAPAS HOUSE', { x: 160, y: 92, height: 13, pen: 1.7, color: MARK, tracking: 4.6, anchor: 'middle' })}`;
}

/** Tana is the warp: a row of threads, and wefts that go over and under. */
function tanaRow() {
  const threads = Array.from({ length: 7 }, (_, index) => 46 + index * 10);
  const wefts = [48, 64, 80];
  const warp = threads.map((x) => `M${x} 34V94`).join('');
  const weft = wefts.map((y) => `M38 ${y}H114`).join('');
  const crossings = (isWarpOnTop: boolean) =>
    wefts
      .flatMap((y, row) =>
        threads
          .filter((_, index) => ((index + row) % 2 === 0) === isWarpOnTop)
          .map((x) => (isWarpOnTop ? `M${x - 4} ${y}h8` : `M${x} ${y - 4}v8`)),
      )
      .join('');
  // The thread below has a gap where another one crosses it.
  const gap = (id: string, path: string) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="320" height="128"><rect width="320" height="128" fill="#fff"/><path d="${path}" stroke="#000" stroke-width="8"/></mask>`;
  return `
    ${gap('over', crossings(false))}${gap('under', crossings(true))}
    <g stroke="${MARK}" stroke-width="4">
      <path d="${warp}" mask="url(#over)"/><path d="${weft}" mask="url(#under)"/>
    </g>
    ${word('TANA', { x: 140, y: 38, height: 21, pen: 3.4, color: MARK, tracking: 4.2 })}
    ${word('ROW', { x: 140, y: 69, height: 21, pen: 3.4, color: MARK, tracking: 4.2 })}`;
}

/** Nilambar wears the blue sky: a moon in folds of cloth. */
function nilambar() {
  const folds = [0, 9, 18].map(
    (dy) =>
      `M130 ${46 + dy}C142 ${38 + dy} 150 ${54 + dy} 162 ${46 + dy}S182 ${38 + dy} 190 ${46 + dy}`,
  );
  return `
    <mask id="folds"><rect width="320" height="128" fill="#fff"/><path d="${folds.join('')}" fill="none" stroke="#000" stroke-width="3"/></mask>
    <circle cx="160" cy="46" r="28" mask="url(#folds)"/>
    ${word('NILAMBAR', { x: 160, y: 92, height: 15, pen: 1.5, color: MARK, tracking: 5.4, anchor: 'middle' })}`;
}

/** A margin ruled beside the words, and a hem stitched beneath them. */
function marginAndHem() {
  return `
    <path d="M76 26V102" stroke="${MARK}" stroke-width="2"/>
    ${word('MARGIN', { x: 94, y: 34, height: 20, pen: 2, color: MARK, tracking: 4 })}
    ${word('& HEM', { x: 94, y: 66, height: 20, pen: 2, color: MARK, tracking: 4 })}
    <path d="M94 101H238" stroke="${MARK}" stroke-width="3" stroke-linecap="round" stroke-dasharray="9 6"/>`;
}

/** Three fruits on their twigs. */
function littleOrchard() {
  const fruit = (x: number, y: number) => `
    <path d="M${x} ${y - 9}C${x + 1} ${y - 16} ${x + 4} ${y - 19} ${x + 8} ${y - 21}" fill="none" stroke="${MARK}" stroke-width="2" stroke-linecap="round"/>
    <path d="M${x + 2} ${y - 13}C${x + 8} ${y - 22} ${x + 18} ${y - 18} ${x + 17} ${y - 10}C${x + 11} ${y - 6} ${x + 5} ${y - 8} ${x + 2} ${y - 13}Z"/>
    <path d="M${x} ${y - 9}C${x - 6} ${y - 14} ${x - 15} ${y - 8} ${x - 14} ${y + 2}C${x - 13} ${y + 11} ${x - 6} ${y + 16} ${x} ${y + 13}C${x + 6} ${y + 16} ${x + 13} ${y + 11} ${x + 14} ${y + 2}C${x + 15} ${y - 8} ${x + 6} ${y - 14} ${x} ${y - 9}Z"/>`;
  return `
    ${fruit(112, 50)}${fruit(160, 44)}${fruit(208, 50)}
    ${word('LITTLE ORCHARD', { x: 160, y: 90, height: 12.5, pen: 2.1, color: MARK, tracking: 4, anchor: 'middle' })}`;
}
