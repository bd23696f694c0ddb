import type { ReactNode } from 'react';

/**
 * A component in all its states. `<component>.fixtures.tsx` exports one as `fixture`, the gallery shows it and browser
 * tests use it. Fixtures are not part of the app that readers load.
 */
export interface Fixture {
  readonly title: string;
  /** Each state by a distinctive name. A state is rendered as a component, so it may use hooks. */
  readonly states: Readonly<Record<string, () => ReactNode>>;
}
