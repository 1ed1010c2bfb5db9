import type { ReactNode } from 'react';
import { Hero } from './landing/hero/Hero';

/**
 * How the landing page begins: what the host's page shows as plain HTML until this remote is here. It is rendered when
 * the host is built, never in the browser (docs/decisions/0012).
 */
export function FirstScreen(): ReactNode {
  return <Hero id="home" />;
}
