import { useEffect } from 'react';
import type { Failure } from '../../../domain/failure.ts';

interface Startable {
  readonly failure: Failure | null;
  start(): Promise<void>;
}

/**
 * Starts a list when its screen is shown. The route may have started it already. A failure of that start is shown
 * instead of retried, so that the retry button does not disappear under the pointer.
 */
export function useStartList(list: Startable): void {
  useEffect(() => {
    if (!list.failure) void list.start();
  }, [list]);
}
