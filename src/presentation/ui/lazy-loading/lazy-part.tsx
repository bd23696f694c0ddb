import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { failures } from '../../../domain/failure.ts';
import { FailureNotice } from '../failure-notice/failure-notice.tsx';
import type { Lazy } from './lazy.ts';

interface LazyPartProps<Wanted> {
  readonly lazy: Lazy<Wanted>;
  /** Keeps its place until it is loaded. */
  readonly placeholder: ReactNode;
  /** True if the part fills the page, so that a failure takes the focus. */
  readonly replacesPage?: boolean;
  readonly children: (part: Wanted) => ReactNode;
}

/** Loads a part of a screen once the screen is shown. If it cannot be loaded, says so and offers another try. */
export const LazyPart = observer(<Wanted,>(props: LazyPartProps<Wanted>) => {
  const { lazy, placeholder, replacesPage = false, children } = props;
  useEffect(() => {
    // The screen is painted first, also where React runs effects before that.
    const waiting = window.setTimeout(() => void lazy.fetch());
    return () => window.clearTimeout(waiting);
  }, [lazy]);
  // Drawn in slices, between which the browser answers its reader.
  const current = useDeferredValue(lazy.current);
  if (current) return children(current);
  if (!lazy.hasFailed) return placeholder;
  return (
    <FailureNotice
      failure={failures.networkConnection}
      onRetry={() => void lazy.fetch()}
      replacesPage={replacesPage}
    />
  );
});
