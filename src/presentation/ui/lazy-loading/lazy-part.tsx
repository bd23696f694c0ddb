import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { FailureNotice } from '../failure-notice/failure-notice.tsx';
import type { Lazy } from './lazy.ts';

interface LazyPartProps<Loaded> {
  readonly lazy: Lazy<Loaded>;
  /** Reserves the space until the part is loaded. */
  readonly placeholder: ReactNode;
  /** True if the part fills the page, so that a failure takes the focus. */
  readonly replacesPage?: boolean;
  readonly children: (part: Loaded) => ReactNode;
}

/** Loads a part of a screen after the screen is rendered. If loading fails, offers a retry. */
export const LazyPart = observer(<Loaded,>(props: LazyPartProps<Loaded>) => {
  const { lazy, placeholder, replacesPage = false, children } = props;
  useEffect(() => {
    // Paints the screen first. React may run effects before that.
    const timer = window.setTimeout(() => void lazy.fetch());
    return () => window.clearTimeout(timer);
  }, [lazy]);
  // Rendered at low priority, so that the page stays responsive.
  const current = useDeferredValue(lazy.current);
  if (current) return children(current);
  if (!lazy.failure) return placeholder;
  return (
    <FailureNotice failure={lazy.failure} onRetry={() => void lazy.fetch()} replacesPage={replacesPage} />
  );
});
