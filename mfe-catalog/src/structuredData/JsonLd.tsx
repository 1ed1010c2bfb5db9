import { useEffect, useState, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import { dataScript } from './dataScript';
import type { StructuredData } from './structuredData';

/**
 * A page's structured data, while the page is shown. In the HTML it is a script element at this place, and hydration does
 * not change it. Otherwise {@link dataScript} writes it into the document's head, because a script that React writes has no
 * trusted text.
 */
export function JsonLd({ data }: { readonly data: readonly StructuredData[] }): ReactNode {
  // So that no text in it closes the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const isHydrating = useAfterHydration(false, true);
  const [written, setWritten] = useState(isHydrating ? json : null);
  if (written !== null && written !== json) setWritten(null);
  const isWritten = written === json;

  useEffect(() => {
    // Compares the text, because the list is a new array at every render.
    if (isWritten) return undefined;
    const script = dataScript(json);
    document.head.append(script);
    return () => script.remove();
  }, [json, isWritten]);

  if (!isWritten) return null;
  return (
    <script
      type="application/ld+json"
      // Otherwise React's development build would write a script to compare the texts.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
