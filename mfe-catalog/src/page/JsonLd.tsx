import { useEffect, useState, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import { dataScript } from './dataScript';
import type { StructuredData } from './structuredData';

/**
 * A page's structured data while the page is shown. The page's HTML has it where this stands, and hydration leaves it
 * alone. Whatever comes later goes into the document's head through {@link dataScript}: React would need a trusted text to
 * write a script, and has none.
 */
export function JsonLd({ data }: { readonly data: readonly StructuredData[] }): ReactNode {
  // No text in it may end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const isHydrating = useAfterHydration(false, true);
  const [written, setWritten] = useState(isHydrating ? json : null);
  if (written !== null && written !== json) setWritten(null);
  const isWritten = written === json;

  useEffect(() => {
    // The text stands for the list, which is a new one at every render.
    if (isWritten) return undefined;
    const script = dataScript(json);
    document.head.append(script);
    return () => script.remove();
  }, [json, isWritten]);

  if (!isWritten) return null;
  return (
    <script
      type="application/ld+json"
      // To compare the texts, React's development build would write one.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
