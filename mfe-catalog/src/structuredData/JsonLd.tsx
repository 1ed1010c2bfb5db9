import { useState, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import type { StructuredData } from './structuredData';

/**
 * A page's structured data, in its HTML. Hydration does not change it. A page that is opened by a click has none, and a page
 * whose data changes has none any more: search engines request each address, and a script that React writes would need a
 * trusted text.
 */
export function JsonLd({ data }: { readonly data: readonly StructuredData[] }): ReactNode {
  const isInHtml = useAfterHydration(false, true);
  const [written, setWritten] = useState(() => (isInHtml ? textOf(data) : null));
  // A page that a click opens need not write its data as text.
  if (written === null) return null;
  const json = textOf(data);
  if (written !== json) {
    setWritten(null);
    return null;
  }
  return (
    <script
      type="application/ld+json"
      // Otherwise React's development build would write a script to compare the texts.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

function textOf(data: readonly StructuredData[]): string {
  // So that no text in it closes the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
