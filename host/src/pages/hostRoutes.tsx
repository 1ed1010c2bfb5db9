import type { ComponentType } from 'react';
import { remoteRoutes } from '../routes';
import { ComingSoon } from './ComingSoon';
import { Privacy, Terms } from './Legal';
import { NotFound } from './NotFound';
import { SomethingWentWrong } from './SomethingWentWrong';
import { StatusPage } from './StatusPage';

/** The host's own pages, which work with every remote down (RULINGS A24). */
export const hostRoutes: readonly { readonly path: string; readonly page: ComponentType }[] = [
  {
    path: '/error-network',
    page: () => (
      <StatusPage
        icon="wifi-off"
        title="Connection Lost"
        text="Your device seems to be offline. Check the connection and try again."
        path="/error-network"
      />
    ),
  },
  { path: '/error-404', page: () => <NotFound path="/error-404" /> },
  { path: '/error', page: () => <SomethingWentWrong path="/error" /> },
  {
    path: '/server-error',
    page: () => (
      <StatusPage
        icon="circle-alert"
        title="Server Error"
        text="There is a problem on our side. Trying again in a minute usually helps."
        path="/server-error"
      />
    ),
  },
  {
    path: '/under-maintence',
    page: () => (
      <StatusPage
        icon="settings"
        title="We're Under Maintenance"
        text="We are making repairs and will be back shortly."
        retryLabel="Check Status"
        path="/under-maintence"
      />
    ),
  },
  { path: '/coming-soon', page: ComingSoon },
  { path: '/terms', page: Terms },
  { path: '/terms-conditions', page: Terms },
  { path: '/privacy', page: Privacy },
  { path: '/privacy-policy', page: Privacy },
];

/** The paths that the host's own table answers: those of the remotes' pages in it, and of the host's own. */
export const hostPaths: readonly string[] = [...remoteRoutes, ...hostRoutes].map(
  ({ path }) => path,
);
