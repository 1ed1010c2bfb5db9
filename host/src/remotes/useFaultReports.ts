import { useEffect } from 'react';
import { useRemotes } from './useRemotes';
import { stackOf } from './stackOf';

/**
 * Reports errors of a remote's code outside rendering: in a handler, a timer or a promise. Neither the page nor the
 * browser's own handling is affected (docs/product/faults.md#remotes, 18).
 */
export function useFaultReports(): void {
  const { loader } = useRemotes();
  useEffect(() => {
    const report = (error: unknown, filename: string): void => {
      loader.reportUncaught(`${filename}\n${stackOf(error)}`, error);
    };
    const handleError = ({ error, filename }: ErrorEvent): void => report(error, filename);
    const handleRejection = ({ reason }: PromiseRejectionEvent): void => report(reason, '');
    window.addEventListener('error', handleError);
    window.addEventListener('unhandledrejection', handleRejection);
    return () => {
      window.removeEventListener('error', handleError);
      window.removeEventListener('unhandledrejection', handleRejection);
    };
  }, [loader]);
}
