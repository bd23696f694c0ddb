import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { Token } from './token.ts';

/** A screen as its file in `screens/` describes it: how its presenter is made, and its page. */
export interface Screen<Presenter> {
  readonly module: ContainerModule;
  readonly presenter: Token<Presenter>;
  readonly page: ComponentType<{ presenter: Presenter }>;
}

export const screen = <Presenter,>(description: Screen<Presenter>): Screen<Presenter> => description;

/**
 * The only bridge from a token to a page: fetches the screen when its route is first opened, binds what it
 * needs and gives its page its presenter.
 */
export function openScreen<Presenter>(
  container: Container,
  load: () => Promise<Screen<Presenter>>,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const { module, presenter, page: Page } = await load();
    if (!container.isBound(presenter)) container.load(module);
    const instance = container.get<Presenter>(presenter);
    return { element: <Page presenter={instance} /> };
  };
}
