import { appNamed, apps } from '../../workspace/apps';
import { checkPorts } from '../../workspace/listen';
import { endOnSignals } from '../../workspace/run';
import { build } from '../../build/build';
import { buildWorkshop } from '../../build/workshop';
import { serve } from '../release/serve';

export async function buildApps(
  names: readonly string[],
  { workshop }: { readonly workshop?: true },
): Promise<void> {
  if (workshop && names.length > 0) {
    throw new Error(`--workshop builds no app: leave out ${names.join(', ')}, or --workshop.`);
  }
  endOnSignals();
  if (workshop) await buildWorkshop();
  else await build(names.length > 0 ? names.map(appNamed) : apps);
}

export async function start(): Promise<void> {
  endOnSignals();
  // Before a build that takes minutes.
  await checkPorts();
  await build();
  await serve({});
}
