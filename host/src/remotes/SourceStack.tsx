import { originalPositionFor, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';
import { useEffect, useState, type ReactNode } from 'react';
import classes from './ConnectionLost.module.scss';

interface Props {
  readonly error: Error;
}

/** Where an error was thrown: files and lines of the sources, without installed packages. Only in development. */
export function SourceStack({ error }: Props): ReactNode {
  const [frames, setFrames] = useState<readonly string[]>([]);
  useEffect(() => {
    void sourceFrames(error.stack ?? '').then(setFrames);
  }, [error]);
  return <pre className={classes.stack}>{[String(error), ...frames].join('\n')}</pre>;
}

/** A call in a stack: the function's name, if it has one, in the format of Chromium or of Firefox and Safari. */
const FRAME = /^(?: *at )?(?:(.*?)(?: \(|@))?(https?:.+?):(\d+):(\d+)\)?$/;

async function sourceFrames(stack: string): Promise<string[]> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const frames = stack.split('\n').map(async (line) => {
    const [, name, url, at, column] = FRAME.exec(line) ?? [];
    if (url === undefined) return [];
    const map = maps.get(url) ?? loadMap(url);
    maps.set(url, map);
    const loaded = await map;
    const place =
      loaded && originalPositionFor(loaded, { line: Number(at), column: Number(column) });
    if (!place?.source || /node_modules|\/webpack\//.test(place.source)) return [];
    return [`    at ${name ? `${name} ` : ''}(${pathOf(place.source)}:${place.line})`];
  });
  return (await Promise.all(frames)).flat();
}

/** @param source such as `webpack://mfe_catalog/../shared-ui/src/index.ts`; a URL resolves the dots */
function pathOf(source: string): string {
  const { pathname } = new URL(source.replace('webpack:/', location.origin));
  return pathname.slice(1).replace(/^\w+/, (app) => app.replaceAll('_', '-'));
}

async function loadMap(url: string): Promise<TraceMap | null> {
  const response = await fetch(`${url}.map`).catch(() => null);
  return response?.ok ? new TraceMap((await response.json()) as SourceMapInput) : null;
}
