import { word } from './letters';

/** The reviewers' avatars: a disc of cloth with a monogram, 96 × 96 units; the corners are filled too. */
export const roundels = [
  roundel('AR', '#27406b', '#f4ece1', ajrakh()),
  roundel('TK', '#5d6b57', '#f4ece1', herringbone()),
  roundel('MJ', '#8e2f3f', '#f6e3b8', temple()),
  roundel('OG', '#c99238', '#2d2622', gingham()),
];

function roundel(initials: string, ground: string, thread: string, cloth: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="${ground}"/>${cloth}
    <circle cx="48" cy="48" r="28" fill="${ground}"/>
    <circle cx="48" cy="48" r="28" fill="none" stroke="${thread}" stroke-width="1.6" stroke-dasharray="4 2.6"/>
    ${word(initials, { x: 48, y: 38.5, height: 19, pen: 3.2, color: thread, tracking: 3, anchor: 'middle' })}
  </svg>`;
}

/** Draws something in each square of a grid over the cloth. */
function grid(size: number, draw: (x: number, y: number, odd: number) => string) {
  const count = 96 / size;
  return Array.from({ length: count * count }, (_, index) =>
    draw(
      (index % count) * size,
      Math.floor(index / count) * size,
      (index + Math.floor(index / count)) % 2,
    ),
  ).join('');
}

/** Block-printed stars, madder and white on indigo. */
function ajrakh() {
  const petals = (x: number, y: number) =>
    [0, 45, 90, 135]
      .map(
        (turn) =>
          `<ellipse cx="${x}" cy="${y}" rx="5" ry="1.5" transform="rotate(${turn} ${x} ${y})"/>`,
      )
      .join('');
  return `<g fill="#f4ece1">${grid(12, (x, y, odd) => (odd ? '' : petals(x + 6, y + 6)))}</g>
    <g fill="#c9533f">${grid(12, (x, y, odd) => (odd ? `<circle cx="${x + 6}" cy="${y + 6}" r="2"/>` : `<circle cx="${x + 6}" cy="${y + 6}" r="1.5"/>`))}</g>`;
}

function herringbone() {
  const rows = Array.from(
    { length: 18 },
    (_, row) => `M0 ${row * 6 - 8}${'l8 8 8-8'.repeat(6)}`,
  ).join('');
  return `<path d="${rows}" fill="none" stroke="#dfe3d3" stroke-width="2"/>`;
}

/** A temple border: teeth of gold in rows. */
function temple() {
  return `<g fill="#e2b85a">${grid(12, (x, y) => `<path d="M${x} ${y + 11}l6-9 6 9z"/>`)}</g>
    <g fill="#8e2f3f">${grid(12, (x, y) => `<circle cx="${x + 6}" cy="${y + 8}" r="1.5"/>`)}</g>`;
}

function gingham() {
  const bands = [0, 16, 32, 48, 64, 80];
  const across = bands.map((at) => `<path d="M0 ${at + 4}H96M${at + 4} 0V96"/>`).join('');
  return `<g stroke="#fff6e2" stroke-opacity=".62" stroke-width="8">${across}</g>`;
}
