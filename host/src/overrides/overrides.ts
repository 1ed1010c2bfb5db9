import { observable, runInAction } from 'mobx';
import type { ReleasePointer } from '../remotes/releasePointer';
import { checkOverrides, type CheckedOverrides } from './checkOverrides';
import { askedOverrides, OVERRIDES_KEY, type OverrideRequest } from './overrideRequests';

/** On a developer's machine every port may serve a remote; elsewhere the release pointer says who may. */
const DEVELOPERS = process.env.NODE_ENV === 'production' ? [] : ['http://localhost:*'];

/** The overrides of this tab, for the badge. */
const state = observable.box<CheckedOverrides>({ accepted: {}, problems: [] }, { deep: false });

/** What stands in the place of the pointer's remotes in this tab, and what was ignored. */
export function currentOverrides(): CheckedOverrides {
  return state.get();
}

/** The release pointer with the overrides of this tab in it. What is wrong with one is told by the badge. */
export function applyOverrides(pointer: ReleasePointer): ReleasePointer {
  const checked = checkOverrides([...keptRequests(), ...askedOverrides], pointer, [
    ...DEVELOPERS,
    ...pointer.overrideOrigins,
  ]);
  keep(checked.accepted);
  runInAction(() => state.set(checked));
  return { ...pointer, remotes: { ...pointer.remotes, ...checked.accepted } };
}

/** Ends an override; the document is loaded again, because the remote's code runs in it already. */
export function undoOverride(name: string): void {
  const kept = Object.entries(currentOverrides().accepted).filter(([other]) => other !== name);
  keep(Object.fromEntries(kept));
  location.reload();
}

/** The reader has seen what was ignored. */
export function dismissProblems(): void {
  runInAction(() => state.set({ ...state.get(), problems: [] }));
}

function keptRequests(): readonly OverrideRequest[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}');
    return Object.entries(kept ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
  } catch {
    return [];
  }
}

function keep(accepted: Readonly<Record<string, string>>): void {
  try {
    if (Object.keys(accepted).length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
    else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(accepted));
  } catch {
    // Without storage an override lasts for this document.
  }
}
