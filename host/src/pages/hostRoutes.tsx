import type { ComponentProps, ComponentType } from 'react';
import { shopRoutes } from '../routes';
import { ComingSoon } from './ComingSoon';
import { Privacy, Terms } from '../shop/Legal';
import { NotFound } from './NotFound';
import { SomethingWentWrong } from './SomethingWentWrong';
import { StatusPage } from './StatusPage';

interface HostRoute {
  readonly path: string;
  readonly page: ComponentType;
}

/** The host's own pages. They work with every remote down (docs/product/shell.md#status-pages). */
export const hostRoutes: readonly HostRoute[] = [
  statusRoute({
    path: '/error-network',
    icon: 'wifi-off',
    title: 'Connection Lost',
    text: 'Your device seems to be offline. Check the connection and try again.',
  }),
  { path: '/error-404', page: () => <NotFound path="/error-404" /> },
  { path: '/error', page: () => <SomethingWentWrong path="/error" /> },
  statusRoute({
    path: '/server-error',
    icon: 'circle-alert',
    title: 'Server Error',
    text: 'There is a problem on our side. Trying again in a minute usually helps.',
  }),
  statusRoute({
    path: '/under-maintence',
    icon: 'settings',
    title: "We're Under Maintenance",
    text: 'We are making repairs and will be back shortly.',
    retryLabel: 'Check Status',
  }),
  { path: '/coming-soon', page: ComingSoon },
  { path: '/terms', page: Terms },
  { path: '/terms-conditions', page: Terms },
  { path: '/privacy', page: Privacy },
  { path: '/privacy-policy', page: Privacy },
];

export const hostPaths: readonly string[] = [...shopRoutes, ...hostRoutes].map(({ path }) => path);

function statusRoute(props: ComponentProps<typeof StatusPage> & { path: string }): HostRoute {
  return { path: props.path, page: () => <StatusPage {...props} /> };
}
