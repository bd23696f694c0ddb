import { createPath, Link, type LinkProps, useResolvedPath } from 'react-router-dom';
import { useScreenNearby } from './screen-nearby.ts';

/** A link whose screen is fetched before it is pressed. */
export function ScreenLink(props: Omit<LinkProps, 'ref' | 'onPointerEnter' | 'onFocus'>) {
  const address = createPath(useResolvedPath(props.to));
  return <Link {...props} {...useScreenNearby<HTMLAnchorElement>(address)} />;
}
