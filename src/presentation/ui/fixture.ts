import type { ReactNode } from 'react';

/**
 * A component in every state that it knows. `<component>.fixtures.tsx` beside it exports one as `fixture`; the
 * gallery shows it and the browser tests drive it. Nothing of it is in the app that readers get.
 */
export interface Fixture {
  readonly title: string;
  /** Each state under the words that tell it from the others. It is drawn as a component, so it may use hooks. */
  readonly states: Readonly<Record<string, () => ReactNode>>;
}
