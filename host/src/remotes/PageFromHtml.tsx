import { memo, Suspense, use, useEffect, useRef, type ReactNode } from 'react';
import { leaveHtmlStyle } from './leaveHtmlStyle';
import { ASLEEP, wake } from './wake';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import { headingOf, type RemoteRoute } from '../routes';
import { ConnectionLostOverPage } from './ConnectionLost';
import type { HtmlPage } from './HtmlPage';
import { LivePage } from './LivePage';
import { useRemotes } from './RemotesContext';
import classes from './PageFromHtml.module.scss';
import { Bones } from './PageSkeleton';
import { SlowNotice } from './SlowNotice';
import { usePageState } from './usePageState';

interface Props {
  readonly html: HtmlPage;
  readonly route: RemoteRoute;
  /**
   * Called when the loader's state is no longer the hydrated one: the page threw, or was loaded again. Also when it is lost and
   * what it would show is not in the HTML.
   */
  readonly onOver: () => void;
}

/**
 * A remote's page that is in the document's HTML. It is left as it is until its code is loaded, and is then hydrated;
 * if another release runs than that of the HTML, its page replaces the HTML in one commit. If the remote fails, the
 * page stays readable below the alert.
 */
export function PageFromHtml({ html, route, onOver }: Props): ReactNode {
  const { loader } = useRemotes();
  const state = usePageState(loader, html.page);
  const handleRetry = (): void => loader.retry(html.page, 'shopper');
  const isPersonal = route.keptUnder !== undefined;

  useEffect(() => {
    const hydrated = html.hydrated();
    const isLost = state.kind === 'failed' && isPersonal;
    if (isLost || (hydrated && loader.stateOf(html.page) !== hydrated)) onOver();
  }, [html, loader, state, isPersonal, onOver]);

  const live = state.kind === 'ready' ? state : null;
  const isReplaced = live !== null && !html.isOfRelease(live);
  const replacement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isReplaced) return;
    html.leave();
    wake(replacement.current);
    void leaveHtmlStyle();
  }, [html, isReplaced]);

  if (isReplaced) {
    return (
      <>
        <div ref={replacement} {...{ [ASLEEP]: '' }}>
          <LivePage page={html.page} component={live.component} />
        </div>
        <ScrollAndFocus />
      </>
    );
  }
  return (
    <>
      {state.kind === 'failed' && <ConnectionLostOverPage onRetry={handleRetry} />}
      {state.kind === 'loading' && state.isSlow && <SlowNotice onRetry={handleRetry} />}
      <DehydratedPage html={html} />
      {isPersonal && <StandIn route={route} />}
      {/* Beside it: an anchor is followed before the page is hydrated, and not once more when it is. */}
      <ScrollAndFocus />
    </>
  );
}

/** In the place of a page that is not this shopper's, until it is hydrated: a guest's cart, or anything of a guarded page. */
function StandIn({ route }: Pick<Props, 'route'>): ReactNode {
  return (
    <div className={classes.standIn} data-guarded={route.isGuarded && ''}>
      <Bones shape={route.shape}>
        {/* The page's own heading is the one of the HTML. */}
        <div role="heading" aria-level={1} className={classes.heading}>
          {headingOf(route)}
        </div>
      </Bones>
    </div>
  );
}

/**
 * Memoized without changing props, and within contexts that do not change until it is hydrated (`waitFor` of the router): an
 * update would make React render it anew instead of waiting for its code.
 */
const DehydratedPage = memo(function DehydratedPage({
  html,
}: {
  readonly html: HtmlPage;
}): ReactNode {
  return (
    <Suspense fallback={null}>
      <AwaitedPage html={html} />
    </Suspense>
  );
});

function AwaitedPage({ html }: { readonly html: HtmlPage }): ReactNode {
  const { loader } = useRemotes();
  const ref = useRef<HTMLDivElement>(null);
  const state = html.hydrated() ?? loader.stateOf(html.page);
  if (!html.isOfRelease(state)) use(html.isReady);

  useEffect(() => {
    html.takeOver(state);
    wake(ref.current);
  }, [html, state]);

  if (state.kind !== 'ready') return null;
  return (
    <div ref={ref} {...{ [ASLEEP]: '' }}>
      <LivePage page={html.page} component={state.component} />
    </div>
  );
}
