import type { App } from '../../workspace/apps';
import { readNote, releaseNumbers, type Note } from '../store/notes';
import { releaseNumber } from 'remote-loader/formats';
import type { ArtifactStore } from '../store/artifactStore';
import { liveNumber } from '../store/composition';
import { readLivePointer } from '../store/snapshot';

export interface ListedRelease {
  readonly release: number;
  /** `live`, `previous`, `removed`, the share of a rollout, such as `5 %`, or empty. */
  readonly state: string;
  readonly note: Note | undefined;
}

/** All releases of an app, newest first. */
export async function listReleases(app: App, store: ArtifactStore): Promise<ListedRelease[]> {
  const pointer = await readLivePointer(store);
  const pointerEntry = pointer.remotes[app.federationName];
  const previous =
    app.role === 'host'
      ? pointer.host?.previous?.release
      : pointerEntry?.previous && releaseNumber(pointerEntry.previous.manifest);
  const shared = pointerEntry?.next && releaseNumber(pointerEntry.next.manifest);
  const present = await store.children(`${app.folder}/`);
  const stateOf = (release: number): string => {
    if (!present.includes(String(release))) return 'removed';
    if (liveNumber(app, pointer) === release) return 'live';
    if (shared === release) return `${pointerEntry?.next?.share} %`;
    return previous === release ? 'previous' : '';
  };
  const numbers = (await releaseNumbers(store, app.folder)).sort((a, b) => b - a);
  return Promise.all(
    numbers.map(async (release) => ({
      release,
      state: stateOf(release),
      note: (await readNote(store, app.folder, release))?.note,
    })),
  );
}
