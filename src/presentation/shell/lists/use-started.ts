import { useEffect } from 'react';
import type { Failure } from '../../../domain/failure.ts';

interface Startable {
  readonly failure: Failure | null;
  start(): Promise<void>;
}

/**
 * Starts a list when its screen is shown. The screen's route starts it before; if that has failed by now, the screen
 * shows the failure and its reader retries, so that the button does not disappear under the pointer.
 */
export function useStarted(list: Startable): void {
  useEffect(() => {
    if (!list.failure) void list.start();
  }, [list]);
}
