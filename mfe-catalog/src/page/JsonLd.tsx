import { useEffect } from 'react';
import { dataScript } from './dataScript';
import type { StructuredData } from './structuredData';

/** A page's structured data in the document's head, while the page is shown. */
export function JsonLd({ data }: { readonly data: readonly StructuredData[] }): null {
  const json = JSON.stringify(data);

  useEffect(() => {
    // The text stands for the list, which is a new one at every render.
    const script = dataScript(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);

  return null;
}
