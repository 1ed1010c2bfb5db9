import { useWindowEvent } from 'shared-ui';
import { useRemotes } from './useRemotes';

/**
 * Reports errors of a remote's code outside rendering: in a handler, a timer or a promise. Neither the page nor the
 * browser's own handling is affected (docs/product/faults.md#remotes, 18).
 */
export function useFaultReports(): void {
  const { loader } = useRemotes();
  useWindowEvent('error', ({ error, filename }) => {
    loader.reportUncaught(error, filename);
  });
  useWindowEvent('unhandledrejection', ({ reason }) => {
    loader.reportUncaught(reason);
  });
}
