import type { ComponentType, ReactNode } from 'react';
import { Lazy } from './lazy.ts';
import { LazyPart } from './lazy-part.tsx';

interface LazyComponentOptions {
  readonly placeholder: ReactNode;
  /** True if the component fills the page, so that a failure takes the focus. */
  readonly replacesPage?: boolean;
}

/** A component that is rarely shown. Its code is loaded on first render. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyComponentOptions,
): ComponentType<Props> {
  const lazy = new Lazy(load);
  return (props) => (
    <LazyPart lazy={lazy} {...options}>
      {(Component) => <Component {...props} />}
    </LazyPart>
  );
}
