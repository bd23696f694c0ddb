import { type BindToFluentSyntax, ContainerModule } from 'inversify';
import { type Token, token } from '../token.ts';

/** Starts a binding, like the `bind` of a container module. */
export type Bind = <Dependency>(dependency: Token<Dependency>) => BindToFluentSyntax<Dependency>;

/**
 * Creates a module that is loaded when a screen opens, after the modules of integrators. If a token is already bound,
 * that binding stays, and the new one goes to an unused token.
 */
export const lateModule = (register: (bind: Bind) => void): ContainerModule =>
  new ContainerModule(({ bind, isBound }) =>
    register((dependency) => bind(isBound(dependency) ? token('replaced') : dependency)),
  );
