import { useState, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import type { StructuredData } from './structuredData';

/**
 * A page's structured data, in its HTML. Neither hydration nor other data changes it. A page that is opened by a click has
 * none: search engines request each address, and a script that React writes would need a trusted text.
 */
export function JsonLd({ data }: { readonly data: readonly StructuredData[] }): ReactNode {
  // No text in it closes the script element.
  const [json] = useState(
    useAfterHydration(false, true) ? JSON.stringify(data).replaceAll('<', '\\u003c') : null,
  );
  if (json === null) return null;
  return (
    <script
      type="application/ld+json"
      // Otherwise React's development build would write a script to compare the texts.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
