import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { failures } from '../../../domain/failure.ts';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import type { Later } from './later.ts';

interface LaterPartProps<Wanted> {
  readonly later: Later<Wanted>;
  /** Keeps its place until it has come. */
  readonly placeholder: ReactNode;
  /** True if the part fills the page, so that a failure takes the focus. */
  readonly replacesPage?: boolean;
  readonly children: (part: Wanted) => ReactNode;
}

/** Shows what comes after the screen, or why it does not come. */
export const LaterPart = observer(<Wanted,>(props: LaterPartProps<Wanted>) => {
  const { later, placeholder, replacesPage = false, children } = props;
  useEffect(() => {
    // The screen is painted first, also where React runs effects before that.
    const waiting = window.setTimeout(() => void later.fetch());
    return () => window.clearTimeout(waiting);
  }, [later]);
  // Drawn in slices, between which the browser answers its reader.
  const current = useDeferredValue(later.current);
  if (current) return children(current);
  if (!later.hasFailed) return placeholder;
  return (
    <FailureNotice
      failure={failures.networkConnection}
      onRetry={() => void later.fetch()}
      replacesPage={replacesPage}
    />
  );
});
