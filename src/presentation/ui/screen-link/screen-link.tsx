import { createPath, Link, type LinkProps, useResolvedPath } from 'react-router-dom';
import { usePrefetchNearby } from './use-prefetch-nearby.ts';

/** A link that loads the code of its screen in advance. */
export function ScreenLink(props: Omit<LinkProps, 'ref' | 'onPointerEnter' | 'onFocus'>) {
  const address = createPath(useResolvedPath(props.to));
  return <Link {...props} {...usePrefetchNearby<HTMLAnchorElement>(address)} />;
}
