import type { ReactNode } from 'react';
import { LandingPage } from '../landing/LandingPage';
import { MiniCartOutlet } from '../miniCart/MiniCartOutlet';

/** `/` (SPEC §2, Landing page). */
export default function Landing(): ReactNode {
  return (
    <>
      <LandingPage />
      <MiniCartOutlet />
    </>
  );
}
