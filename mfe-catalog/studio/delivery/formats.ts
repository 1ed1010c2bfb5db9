/** A width in pixels, and the most bytes it may take. */
export interface Output {
  readonly width: number;
  readonly budget: number;
}

/**
 * What becomes of a master, by its name: the widths that the layouts ask for at one and two device pixels per CSS
 * pixel, and how many bytes each file may have. The quality follows from the bytes.
 */
export interface Format {
  /** the masters that are delivered so */
  readonly names: RegExp;
  /** below `/media/` */
  readonly folder: 'products' | 'scenes';
  /** width by height, where the layouts count on it */
  readonly ratio?: number;
  /** the narrowest first */
  readonly avif: readonly Output[];
  /** the fallback; its path has no width in it and stays (docs/product/catalogue.md#picture-paths) */
  readonly webp: Output;
  /** AVIF for the closer look alone, of masters that are as wide */
  readonly closeUp?: Output;
}

const KB = 1000;

export const formats: readonly Format[] = [
  {
    // The front picture `<id>`, the second one `<id>-2`, and up to two more.
    names: /^(?:men|women|kids)(?:-[a-z]+)+-\d+(?:-[234])?$/,
    folder: 'products',
    ratio: 3 / 4,
    avif: [
      { width: 240, budget: 10 * KB },
      { width: 480, budget: 25 * KB },
      { width: 680, budget: 28 * KB },
      { width: 900, budget: 60 * KB },
    ],
    webp: { width: 600, budget: 60 * KB },
    closeUp: { width: 1600, budget: 130 * KB },
  },
  scenes(/^hero-[1-5]$/, [1280, 55], [1920, 90], 1280),
  scenes(/^hero-[1-5]-tall$/, [480, 20], [800, 35], 800),
  scenes(/^(?:about|contact)$/, [480, 25], [900, 60], 800),
  scenes(/^category-(?:men|women|small-kids|kids)$/, [400, 20], [800, 50], 800),
  scenes(
    /^mosaic-(?:dress|jacket|top|tshirt-men|blazer|tshirt-kids|shirt-kids)$/,
    [480, 25],
    [960, 65],
    800,
  ),
  scenes(/^news-[1-3]$/, [400, 20], [800, 50], 800),
  scenes(/^promo-(?:men|women|kids)$/, [480, 25], [1000, 65], 800),
  scenes(/^trend-(?:men|women|kids)-[1-4]$/, [320, 16], [640, 40], 640),
  scenes(/^brand-[1-5]$/, [240, 6], [480, 12], 480),
  scenes(/^reviewer-[1-4]$/, [96, 5], [192, 12], 192),
];

/**
 * The format of a master.
 *
 * @param name a master's file name without its ending
 * @throws {Error} where neither a product nor a scene of the shop has that name
 */
export function formatOf(name: string): Format {
  const format = formats.find(({ names }) => names.test(name));
  if (format) return format;
  throw new Error(`no picture of the shop is called "${name}"; see studio/delivery/formats.ts.`);
}

/** The widths that a master is delivered in. Widths above the master's own are replaced by it. */
export function outputsWithin(outputs: readonly Output[], masterWidth: number): Output[] {
  return outputs
    .map(({ width, budget }) => ({ width: Math.min(width, masterWidth), budget }))
    .filter(({ width }, index, all) => index === 0 || width !== all[index - 1]?.width);
}

/** A scene in two AVIF widths, each with its budget in KB, and a WebP fallback that may weigh twice the wider one. */
function scenes(
  names: RegExp,
  narrow: readonly [width: number, budget: number],
  wide: readonly [width: number, budget: number],
  fallbackWidth: number,
): Format {
  return {
    names,
    folder: 'scenes',
    avif: [narrow, wide].map(([width, budget]) => ({ width, budget: budget * KB })),
    webp: { width: fallbackWidth, budget: 2 * wide[1] * KB },
  };
}
