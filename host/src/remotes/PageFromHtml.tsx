import {
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { DEHYDRATED } from 'remote-loader/formats';
import { leaveHtmlStyle } from './htmlStyle';
import { useHydrationMark } from './hydrated';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import { headingOf, type RemoteRoute } from '../routes';
import { ConnectionLostOverPage } from './ConnectionLost';
import type { HtmlPage } from './HtmlPage';
import { LivePage } from './LivePage';
import { useRemotes, usePageState, useRetry } from './useRemotes';
import classes from './PageFromHtml.module.scss';
import { SkeletonLayout } from './PageSkeleton';
import { SlowNotice } from './SlowNotice';

interface Props {
  readonly html: HtmlPage;
  readonly route: RemoteRoute;
  /**
   * Called when the HTML can no longer be used: the page threw, or was loaded again after hydration, or it is lost and the HTML
   * does not have the shopper's content.
   */
  readonly onOver: () => void;
}

/**
 * A remote's page that is in the document's HTML. It is unchanged until its code is loaded, and then hydrated. If another
 * release runs, that release's page replaces the HTML in one commit. If the remote fails, the page stays readable below
 * the alert.
 */
export function PageFromHtml({ html, route, onOver }: Props): ReactNode {
  const { loader } = useRemotes();
  const state = usePageState(html.page);
  const handleRetry = useRetry(html.page);
  const isPersonal = route.storageKey !== undefined;

  useEffect(() => {
    const { hydrated } = html;
    const isLost = state.kind === 'failed' && isPersonal;
    if (isLost || (hydrated && loader.stateOf(html.page) !== hydrated)) onOver();
  }, [html, loader, state, isPersonal, onOver]);

  const isReplaced = state.kind === 'ready' && !html.isOfRelease(state);
  useEffect(() => {
    if (!isReplaced) return;
    html.leave();
    void leaveHtmlStyle();
  }, [html, isReplaced]);

  if (isReplaced) {
    return (
      <>
        <MarkedPage page={html.page} component={state.component} />
        <ScrollAndFocus />
      </>
    );
  }
  return (
    <>
      {state.kind === 'failed' && <ConnectionLostOverPage onRetry={handleRetry} />}
      {state.kind === 'loading' && state.isSlow && <SlowNotice onRetry={handleRetry} />}
      <DehydratedPage html={html} />
      {(isPersonal || route.variesBy) && <HtmlSkeleton route={route} />}
      {/* Outside the page, so that an anchor is followed before hydration, and not again after it. */}
      <ScrollAndFocus />
    </>
  );
}

/**
 * Replaces the HTML until hydration if the shopper or the address gets another content, and on a guarded page. The style sheet
 * shows it then; without the style sheet it stays hidden.
 */
function HtmlSkeleton({ route }: Pick<Props, 'route'>): ReactNode {
  return (
    <div hidden className={classes.skeleton} data-guarded={route.isGuarded && ''}>
      <SkeletonLayout shape={route.shape}>
        {/* Not an `h1`, because the HTML has one. */}
        <div role="heading" aria-level={1} className={classes.heading}>
          {headingOf(route)}
        </div>
      </SkeletonLayout>
    </div>
  );
}

/**
 * Memoized with constant props, in contexts that do not change until hydration (`waitFor` of the router). An update would make
 * React render the page on the client instead of waiting for its code.
 */
const DehydratedPage = memo(function DehydratedPage({ html }: Pick<Props, 'html'>): ReactNode {
  return (
    <Suspense fallback={<SameHtml />}>
      <AwaitedPage html={html} />
    </Suspense>
  );
});

/**
 * The elements of the HTML, unchanged. Rendered if something else has changed the HTML around the page, so that React cannot
 * hydrate it and would show nothing until the page's code is loaded.
 */
function SameHtml(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [{ nodes, focused }] = useState(readPage);
  useLayoutEffect(() => {
    ref.current?.append(...nodes);
    if (focused instanceof HTMLElement && ref.current?.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  }, [nodes, focused]);
  return <div ref={ref} {...{ [DEHYDRATED]: '' }} />;
}

function readPage(): { readonly nodes: readonly Node[]; readonly focused: Element | null } {
  // If a page throws while it is written, React renders the fallback where there is no document.
  if (typeof document === 'undefined') return { nodes: [], focused: null };
  const page = document.querySelector(`main [${DEHYDRATED}]`);
  return { nodes: [...(page?.childNodes ?? [])], focused: document.activeElement };
}

function AwaitedPage({ html }: Pick<Props, 'html'>): ReactNode {
  const { loader } = useRemotes();
  const state = html.hydrated ?? loader.stateOf(html.page);
  if (!html.isOfRelease(state)) use(html.isReady);

  useEffect(() => html.takeOver(state), [html, state]);

  if (state.kind !== 'ready') return null;
  return <MarkedPage page={html.page} component={state.component} />;
}

/** A page that takes the place of HTML: the presses and the typing there are repeated in it. */
function MarkedPage(props: ComponentProps<typeof LivePage>): ReactNode {
  return (
    <div {...useHydrationMark<HTMLDivElement>()}>
      <LivePage {...props} />
    </div>
  );
}
