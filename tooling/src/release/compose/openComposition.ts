import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apps, originOf } from '../../workspace/apps';
import { goLive, targetOf } from '../move/changes';
import { hostIn, liveRemotes, type AppRelease } from '../store/composition';
import { copyMedia } from '../publish/media';
import { readSnapshot } from '../store/snapshot';
import { pagesKey, writeComposition } from '../move/pages';
import type { Render } from '../move/renderPages';
import { omit } from '../omit';
import { MANIFEST, pointerToJson, type ReleasePointer } from 'remote-loader/formats';
import { noteKey, partPrefix, PARTS } from '../store/notes';
import { folderStore } from '../store/folderStore';
import { stagingIn } from '../store/staging';
import type { ArtifactStore } from '../store/artifactStore';

/**
 * Copies a composition of releases into a local folder of releases, pages included, from which the shop can be served:
 * the live composition, with some releases replaced. The contract is not checked, so that an incident can be
 * investigated.
 *
 * @param folder an empty folder
 */
export async function openComposition(
  store: ArtifactStore,
  wanted: readonly AppRelease[],
  { folder, basePort, render }: { folder: string; basePort: number; render?: Render },
): Promise<ReleasePointer> {
  const seen = await readSnapshot(store);
  const targets = await Promise.all(wanted.map(({ app, release }) => targetOf(seen, app, release)));
  const chosen = servedHere(goLive(targets)(seen.pointer), basePort);
  const local = folderStore(folder);
  for (const named of [hostIn(chosen), ...liveRemotes(chosen)]) {
    const { release } = named;
    const staging = join(stagingIn(folder), `${named.folder}.${release}`);
    await seen.releases.download(named, staging, (name) => !name.startsWith('maps/'));
    for (const part of PARTS.filter((name) => existsSync(join(staging, name)))) {
      await local.putFolder(partPrefix(part, named.folder, release), join(staging, part));
    }
    const note = await store.read(noteKey(named.folder, release));
    if (note) await local.create(noteKey(named.folder, release), note);
  }
  for (const { media } of Object.values(chosen.remotes)) {
    if (media !== undefined) await copyMedia(store, local, media);
  }
  const { releases } = await readSnapshot(local);
  await writeComposition({ store: local, releases }, chosen, render);
  const pointer = { ...chosen, move: 1, pages: pagesKey(chosen) };
  const text = `${JSON.stringify(pointerToJson(pointer), null, 2)}\n`;
  await local.writeMove(1, { entry: '{}\n', pointer: text, pages: pointer.pages });
  await local.switchTo(1, text, null);
  return pointer;
}

/** The pointer with this workspace's remotes on local ports, and only with live releases. */
function servedHere(pointer: ReleasePointer, basePort: number): ReleasePointer {
  const pointerEntries = liveRemotes(pointer).map(({ name, folder, release }) => {
    const live = pointer.remotes[name] ?? { manifest: '', integrity: '' };
    const app = apps.find((each) => each.folder === folder);
    const manifest = app ? `${originOf(app, basePort)}/${release}/${MANIFEST}` : live.manifest;
    const pointerEntry = omit(live, 'previous', 'next');
    return [name, { ...pointerEntry, manifest }] as const;
  });
  const origin = `http://localhost:${basePort}`;
  return { ...pointer, origin, remotes: Object.fromEntries(pointerEntries) };
}
