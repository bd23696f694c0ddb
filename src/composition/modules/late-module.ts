import { type BindToFluentSyntax, ContainerModule } from 'inversify';
import { type Token, token } from '../token.ts';

/** Begins to bind a token, as a module's own `bind` does. */
type Bind = <Dependency>(wanted: Token<Dependency>) => BindToFluentSyntax<Dependency>;

/**
 * A module that is loaded when a screen opens: after an integrator's, whose bindings stay. What it would bind a second
 * time is bound under a name that nobody asks for.
 */
export const lateModule = (register: (bind: Bind) => void): ContainerModule =>
  new ContainerModule(({ bind, isBound }) =>
    register((wanted) => bind(isBound(wanted) ? token('replaced') : wanted)),
  );
