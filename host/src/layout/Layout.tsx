import { memo, Suspense, useRef, type MouseEvent, type ReactNode } from 'react';
import { MiniCartPlace } from '../miniCart/MiniCartPlace';
import { FaultBoundary } from '../pages/FaultBoundary';
import { SomethingWentWrong } from '../pages/SomethingWentWrong';
import { Footer } from './Footer';
import classes from './Layout.module.scss';
import { Notices } from './Notices';
import { TopBar } from './TopBar';

interface Props {
  readonly isBare: boolean;
  readonly children: ReactNode;
}

/** The layout of every page: top bar and footer, except on bare pages (docs/product/routes.md#routes). */
export const Layout = memo(function Layout({ isBare, children }: Props): ReactNode {
  const main = useRef<HTMLElement>(null);

  // The browser's own navigation would add a history entry without navigation state. That state holds the Buy Now item and the
  // return address of the sign-in.
  const handleSkip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };

  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#main" onClick={handleSkip}>
        Skip to content
      </a>
      {!isBare && <TopBar />}
      <Notices />
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        <FaultBoundary fallback={SomethingWentWrong}>{children}</FaultBoundary>
      </main>
      <MiniCartPlace />
      {!isBare && (
        // Password managers put icons next to its field. Then React renders only this boundary anew.
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </div>
  );
});
