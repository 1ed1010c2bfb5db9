import { useEffect } from 'react';
import { dataScript } from './dataScript';

/** Structured data of a page, as schema.org and JSON-LD have it. */
export type StructuredData = Readonly<Record<string, unknown>>;

interface Props {
  /** What search engines and shared links say of the page. */
  readonly description: string;
  /** One or more things that the page is about. */
  readonly data?: readonly StructuredData[];
}

/**
 * A page's description and structured data in the document's head, while the page is shown. They are set in an effect:
 * the host's document has a description already, and a second one would contradict it.
 */
export function PageMeta({ description, data = [] }: Props): null {
  const json = JSON.stringify(data);

  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = meta?.content;
    if (meta) meta.content = description;
    return () => {
      if (meta && before !== undefined) meta.content = before;
    };
  }, [description]);

  useEffect(() => {
    if (json === '[]') return undefined;
    // The text stands for the list, which is a new one at every render.
    const script = dataScript(JSON.parse(json) as readonly StructuredData[]);
    document.head.append(script);
    return () => script.remove();
  }, [json]);

  return null;
}
