import type { PointerLine, ReleasePointer } from 'tooling/release-pointer';

/** The storage key of a visitor's random number from 0 up to 100, drawn once and the same for all remotes. */
const KEY = 'weft.draw';

type VisitorStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The pointer as this visitor gets it: a release that a share of visitors gets takes the place of the live one for those
 * whose draw is below the share, so nobody changes sides while it grows. Who can't keep a draw gets the live one.
 */
export function withShares(pointer: ReleasePointer, storage: VisitorStorage): ReleasePointer {
  const draw = drawIn(storage);
  const choose = ({ next, ...live }: PointerLine): PointerLine =>
    next && draw < next.share ? { ...next, previous: live } : live;
  return {
    ...pointer,
    remotes: Object.fromEntries(
      Object.entries(pointer.remotes).map(([name, line]) => [name, choose(line)]),
    ),
  };
}

function drawIn(storage: VisitorStorage): number {
  try {
    const kept = storage();
    // Read again, because another tab may have drawn meanwhile.
    if (!kept.getItem(KEY)) kept.setItem(KEY, `${Math.random() * 100}`);
    return Number.parseFloat(kept.getItem(KEY) ?? '100');
  } catch {
    return 100;
  }
}
