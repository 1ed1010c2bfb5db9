/** A set of threads: an SVG path in a square of 64 units, and its stroke width. */
interface Threads {
  readonly path: string;
  readonly weight: 'fine' | 'bold' | 'sheer';
}

/** The four avatars. */
export type Avatar = 'avatar1' | 'avatar2' | 'avatar3' | 'avatar4';

/** The cloth of an avatar. */
interface Cloth {
  /** Its colour pair. */
  readonly tone: 'clay' | 'moss' | 'ochre' | 'ink';
  readonly threads: readonly Threads[];
}

/** The cloths of the four avatars: a plain weave, a herringbone, a gingham and a block print. */
export const cloths: Readonly<Record<Avatar, Cloth>> = {
  avatar1: { tone: 'clay', threads: [{ path: plainWeave(), weight: 'bold' }] },
  avatar2: { tone: 'moss', threads: [{ path: herringbone(), weight: 'fine' }] },
  avatar3: {
    tone: 'ochre',
    threads: [
      { path: stripes('across'), weight: 'sheer' },
      { path: stripes('down'), weight: 'sheer' },
    ],
  },
  avatar4: { tone: 'ink', threads: [{ path: blockPrint(), weight: 'fine' }] },
};

/** Short bars, alternately horizontal and vertical. */
function plainWeave(): string {
  return grid(8, (x, y, isEven) => (isEven ? `M${x + 1} ${y + 4}h6` : `M${x + 4} ${y + 1}v6`));
}

/** Rows of zigzag lines. */
function herringbone(): string {
  const rows = Array.from({ length: 12 }, (_, row) => row * 7 - 8);
  return rows.map((y) => `M0 ${y}l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8`).join('');
}

function stripes(direction: 'across' | 'down'): string {
  const places = [8, 24, 40, 56];
  return places.map((at) => (direction === 'across' ? `M0 ${at}h64` : `M${at} 0v64`)).join('');
}

/** Small staggered diamonds. */
function blockPrint(): string {
  return grid(16, (x, y) => lozenge(x + 8, y + 8, 5) + lozenge(x, y, 2));
}

function lozenge(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z`;
}

/** Draws a path in each square of a grid. */
function grid(size: number, draw: (x: number, y: number, isEven: boolean) => string): string {
  const count = 64 / size;
  const squares = Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    return draw(column * size, row * size, (column + row) % 2 === 0);
  });
  return squares.join('');
}
