import type { SVGAttributes } from 'react';

export type Avatar = 'avatar1' | 'avatar2' | 'avatar3' | 'avatar4';

interface Cloth {
  readonly ground: string;
  readonly thread: SVGAttributes<SVGPathElement>;
  /** SVG paths in a square of 64 units. */
  readonly paths: readonly string[];
}

/** The cloths of the four avatars: a plain weave, a herringbone, a gingham and a block print. */
export const cloths: Readonly<Record<Avatar, Cloth>> = {
  avatar1: {
    ground: 'var(--clay)',
    thread: { stroke: 'var(--clay-accent)', strokeWidth: 3.5, strokeLinecap: 'round' },
    paths: [plainWeave()],
  },
  avatar2: {
    ground: 'var(--sage)',
    thread: { stroke: 'var(--sage-accent)', strokeWidth: 2 },
    paths: [herringbone()],
  },
  avatar3: {
    ground: 'var(--ochre)',
    thread: { stroke: 'var(--ochre-accent)', strokeWidth: 8, opacity: 0.5 },
    paths: gingham(),
  },
  avatar4: {
    ground: 'var(--ink)',
    thread: { stroke: 'var(--paper)', strokeWidth: 2 },
    paths: [blockPrint()],
  },
};

function plainWeave(): string {
  return grid(8, (x, y, isEven) => (isEven ? `M${x + 1} ${y + 4}h6` : `M${x + 4} ${y + 1}v6`));
}

function herringbone(): string {
  const rows = Array.from({ length: 12 }, (_, row) => row * 7 - 8);
  return rows.map((y) => `M0 ${y}l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8`).join('');
}

/** Stripes in both directions, which are darker where they cross. */
function gingham(): readonly string[] {
  const places = [8, 24, 40, 56];
  return [places.map((y) => `M0 ${y}h64`).join(''), places.map((x) => `M${x} 0v64`).join('')];
}

function blockPrint(): string {
  return grid(16, (x, y) => lozenge(x + 8, y + 8, 5) + lozenge(x, y, 2));
}

function lozenge(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z`;
}

function grid(size: number, draw: (x: number, y: number, isEven: boolean) => string): string {
  const count = 64 / size;
  const squares = Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    return draw(column * size, row * size, (column + row) % 2 === 0);
  });
  return squares.join('');
}
