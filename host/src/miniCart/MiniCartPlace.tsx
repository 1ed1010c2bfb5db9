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
import { ModuleBoundary } from '../remotes/ModuleBoundary';
import type { RemoteModule, RemoteLoader } from '../remotes/pageId';
import { useRemotes } from '../remotes/useRemotes';

const MODULE = 'mfe_cart_checkout/MiniCart';

/** How long a press waits for the module, in milliseconds. It is usually loaded ahead. */
const MAX_WAIT = 3_000;

type Props = ComponentProps<RemoteModule<typeof MODULE>>;
type MiniCart = ComponentType<Props>;

interface Shown {
  readonly component: MiniCart;
  readonly addition: Omit<Props, 'onClose'>;
  readonly pathname: string;
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
      loadMiniCart(loader, (component) => {
        if (!component) showMessage(added);
        else if (turn === last) setShown({ component, addition, pathname, turn });
      });
    });
  }, [cart, loader, pathname]);

  if (shown?.pathname !== pathname) return null;
  const { component: Panel, addition, turn } = shown;
  const handleClose = (): void => setShown(null);
  const handleError = (): void => {
    handleClose();
    showMessage(addition);
  };
  return (
    <ModuleBoundary key={turn} onError={handleError}>
      <Panel {...addition} onClose={handleClose} />
    </ModuleBoundary>
  );
}

function showMessage({ product }: Addition): void {
  showToast(`${product.title} was added to your cart.`);
}

/**
 * Loads the module, again if it could not be loaded before.
 *
 * @param onEnd called with its component, before this function returns if it is loaded already, so that its effect is in the same
 *   frame as the press; with null if it cannot be loaded, or not in time
 */
function loadMiniCart(loader: RemoteLoader, onEnd: (component: MiniCart | null) => void): void {
  const ended = new AbortController();
  const leave = loader.visit(MODULE);
  const end = (component: MiniCart | null): void => {
    ended.abort();
    leave();
    onEnd(component);
  };
  const look = (): void => {
    const state = loader.stateOf(MODULE);
    // The loader has checked that it is a component. Its type comes from the remote's source.
    if (state.kind === 'ready') end(state.component as MiniCart);
    else if (state.kind === 'failed') end(null);
  };
  look();
  if (ended.signal.aborted) return;
  const timer = setTimeout(end, MAX_WAIT, null);
  ended.signal.addEventListener('abort', loader.subscribe(MODULE, look));
  ended.signal.addEventListener('abort', () => clearTimeout(timer));
}
