import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import {
  type LazyRouteFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  type Params,
  type RouteObject,
} from 'react-router-dom';
import type { Token } from './token.ts';

/** A screen as its file in `screens/` describes it: how its presenter is made, and its page. */
export interface Screen<Presenter> {
  readonly module: ContainerModule;
  readonly presenter: Token<Presenter>;
  readonly page: ComponentType<{ presenter: Presenter }>;
  /** Asks for what the page will show, before it is drawn. The page itself asks again, which then costs nothing. */
  readonly fetch?: (presenter: Presenter, parameters: Params) => void;
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
    const { module, presenter, page: Page, fetch } = await load();
    if (!container.isBound(presenter)) container.load(module);
    const instance = container.get<Presenter>(presenter);
    const loader = ({ params }: LoaderFunctionArgs) => {
      fetch?.(instance, params);
      return null;
    };
    return { element: <Page presenter={instance} />, loader };
  };
}

/** Fetches the code of the screen at an address, so that opening it will not have to wait for that. */
export function fetchScreen({ routes }: { routes: RouteObject[] }, address: string): void {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy();
  }
}
