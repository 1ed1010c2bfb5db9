import { useEffect, useRef, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';
import type { RemoteModule } from '../federation/pageId';
import { usePageLoader } from '../remotes/LoaderContext';
import { RenderBoundary } from '../remotes/RenderBoundary';
import { useRemoteModule } from '../remotes/useRemoteModule';
import type { shopLinks } from './shopLinks';
import classes from './ShopPanel.module.scss';

interface Props {
  readonly id: string;
  readonly section: (typeof shopLinks)[number]['section'];
  /** Called when one of its links is followed; without it the panel lies over the page. */
  readonly onFollow: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The categories of a section, as the catalogue shows them. Over the page, Escape and whatever happens elsewhere close it. */
export function ShopPanel({ id, section, onFollow, onClose }: Props): ReactNode {
  const { loader } = usePageLoader();
  const Categories = useRemoteModule('mfe_catalog/SectionPanel');
  const ref = useRef<HTMLDivElement>(null);
  const isOverPage = !onFollow;
  useDismissal(ref, isOverPage, onClose);
  const handleError = (error: unknown): void =>
    loader.threwLater(error instanceof Error ? (error.stack ?? '') : '', error);

  return (
    <div
      ref={ref}
      id={id}
      className={isOverPage ? classes.overPage : classes.inList}
      aria-busy={!Categories}
    >
      {Categories && (
        <RenderBoundary onError={handleError}>
          <Content component={Categories} section={section} onFollow={onFollow ?? onClose} />
        </RenderBoundary>
      )}
    </div>
  );
}

type CategoriesProps = ComponentProps<RemoteModule<'mfe_catalog/SectionPanel'>>;

function Content({
  component: Categories,
  ...rest
}: CategoriesProps & { readonly component: ComponentType<CategoriesProps> }): ReactNode {
  return <Categories {...rest} />;
}

/** Closes a panel over the page on Escape, on a press or the focus elsewhere, and when the address changes. */
function useDismissal(
  panel: { readonly current: HTMLElement | null },
  isOverPage: boolean,
  onClose: () => void,
): void {
  const { key } = useLocation();
  const firstKey = useRef(key);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    if (key !== firstKey.current) latest.current();
  }, [key]);

  useEffect(() => {
    const section = panel.current?.parentElement;
    if (!isOverPage || !section) return undefined;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && section.contains(target))) latest.current();
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Its button, which is there as long as the panel is.
      section.querySelector('button')?.focus();
      latest.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', handleKey);
    };
  }, [panel, isOverPage]);
}
