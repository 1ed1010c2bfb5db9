import type { ReactNode } from 'react';
import { LandingPage } from '../landing/LandingPage';
import { MiniCartOutlet } from '../miniCart/MiniCartOutlet';

/** `/` (docs/product/landing.md). */
export default function Landing(): ReactNode {
  return (
    <>
      <LandingPage />
      <MiniCartOutlet />
    </>
  );
}
