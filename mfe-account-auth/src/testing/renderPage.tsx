import type { ComponentType, ReactElement, ReactNode } from 'react';
import { AuthProvider, createStores, type AuthGateway, type Stores } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'shared-ui/router';

/** What a test asks the gateway to do; where it says nothing, the gateway never answers. */
type Answers = Partial<AuthGateway>;

/** A page as a test sees it: the stores beneath it, and what is stored. */
interface RenderedPage {
  readonly session: Stores['session'];
  readonly values: Map<string, string>;
}

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Shows a page of this remote over a storage in memory and a gateway that answers as the test wants, and a link that leads
 * away from it. The test brings its own `render`: this file is no test, and so it may not import one.
 */
export function renderPage(
  render: (element: ReactElement) => unknown,
  path: string,
  Page: ComponentType,
  {
    answers = {},
    stored = {},
  }: { answers?: Answers; stored?: Readonly<Record<string, string>> } = {},
): RenderedPage {
  const storage = new MemoryStorage(stored);
  const gateway = { login: never, register: never, logout: () => Promise.resolve(), ...answers };
  const { session } = createStores(() => storage, undefined, gateway);
  render(
    <AuthProvider store={session}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={path.replace(/\?.*/, '')} element={<Page />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Link to="/cart">leave for the cart</Link>
      </MemoryRouter>
    </AuthProvider>,
  );
  return { session, values: storage.values };
}

function Elsewhere(): ReactNode {
  return <p>{`arrived at ${useLocation().pathname}`}</p>;
}
