import {
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useCart, type Addition } from 'shared-state';
import { showToast } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { loadModule } from '../remotes/loadModule';
import type { RemoteModule } from '../remotes/pageId';
import { RenderBoundary } from '../remotes/RenderBoundary';
import { useRemotes } from '../remotes/RemotesContext';

const MODULE = 'mfe_cart_checkout/MiniCart';

/** How long a press waits for the module, in milliseconds. It is usually loaded ahead. */
const MAX_WAIT = 3_000;

type Props = ComponentProps<RemoteModule<typeof MODULE>>;

interface Shown {
  readonly component: ComponentType<Props>;
  readonly addition: Omit<Props, 'onClose'>;
  /** The address of the page on which the product was added. */
  readonly pathname: string;
  /** Counts the additions. */
  readonly turn: number;
}

/**
 * The place of the mini cart, on every page. After an Add to Cart it shows a module of the cart's remote. If that cannot be
 * loaded, a message says what was added, and the place stays empty.
 */
export function MiniCartPlace(): ReactNode {
  const { loader } = useRemotes();
  const cart = useCart();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let last = 0;
    return cart.followAdditions((added) => {
      const turn = (last += 1);
      const addition = { ...added, opener: document.activeElement };
      loadModule(loader, MODULE, MAX_WAIT, (component) => {
        if (!component) showMessage(added);
        else if (turn === last) setShown({ component, addition, pathname, turn });
      });
    });
  }, [cart, loader, pathname]);

  if (shown?.pathname !== pathname) return null;
  const { component: MiniCart, addition, turn } = shown;
  const handleClose = (): void => setShown(null);
  const handleError = (error: unknown): void => {
    handleClose();
    showMessage(addition);
    loader.reportUncaught(String((error as Error).stack), error);
  };
  return (
    <RenderBoundary key={turn} onError={handleError}>
      <MiniCart {...addition} onClose={handleClose} />
    </RenderBoundary>
  );
}

function showMessage({ product }: Addition): void {
  showToast(`${product.title} was added to your cart.`);
}
