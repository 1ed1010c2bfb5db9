export type Answer =
  | { readonly status: number; readonly body?: string }
  | { readonly refuses: true }
  | { readonly hangs: true }
  | SlowAnswer;

/** Chunks of the body, one after each pause in milliseconds. */
interface SlowAnswer {
  readonly body: string;
  readonly pauses: readonly number[];
}

export const GONE: Answer = { status: 404 };
export const HANGS: Answer = { hangs: true };

/** What the runtime and the loader read of a manifest in the federation plugin's format, with our builds' additions. */
export function manifestText(
  remote: string,
  names: readonly string[],
  own: { integrity: object; shared: readonly object[]; routes: unknown },
): string {
  return JSON.stringify({
    name: remote,
    metaData: {
      publicPath: 'auto',
      remoteEntry: { name: 'assets/remoteEntry.abc.js', type: 'global' },
      buildInfo: { buildVersion: '1.0.0' },
      integrity: own.integrity,
      routes: own.routes,
    },
    exposes: names.map((name) => ({
      name,
      assets: {
        js: { sync: [`assets/${name}.js`] },
        css: { sync: [`assets/${name}.css`] },
      },
    })),
    shared: own.shared,
  });
}

/** @param pause waits for a number of milliseconds */
export function slowResponse(
  { body, pauses }: SlowAnswer,
  pause: (milliseconds: number) => Promise<void>,
): Response {
  const length = Math.ceil(body.length / pauses.length);
  let index = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = pauses[index];
      if (next !== undefined) {
        await pause(next);
        controller.enqueue(new TextEncoder().encode(body.slice(index * length, ++index * length)));
      } else controller.close();
    },
  });
  return new Response(stream);
}

export function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const handleAbort = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) handleAbort();
    signal?.addEventListener('abort', handleAbort);
  });
}
