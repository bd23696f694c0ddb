import type { Container, ContainerModule } from 'inversify';
import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import type { LazyRouteFunction, LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';
import type { DataOrigin } from '../presentation/shell/profile/market-presenter.ts';
import { type Feature, loadFeature } from './feature.ts';
import type { Token } from './token.ts';
import { tokens } from './tokens.ts';

/** A screen: its presenter and its page. Each is defined in a file of `screens/`. */
export interface Screen<Presenter> extends Feature {
  readonly presenter: Token<Presenter>;
  /** Modules that are bound only for this screen, and again whenever it gets a new presenter. */
  readonly scoped?: readonly ContainerModule[];
  // Methods, so that the route table can hold screens with any presenter.
  page(props: { readonly presenter: Presenter }): ReactNode;
  /**
   * Loads the data of the first screenful, and no more, before rendering. The page requests the same data again, which
   * then costs nothing. Must not use browser APIs, because the platform also calls it for first views.
   */
  fetch?(presenter: Presenter, parameters: Params, searchParameters: URLSearchParams): void;
  /**
   * True if the presenter keeps data in the reader's language or prices of their market. When one of them changes, the
   * screen gets a new presenter.
   */
  readonly isLocalized?: boolean;
  /** True if the presenter keeps data of one reader. When another signs in, the screen gets a new presenter. */
  readonly isPersonal?: boolean;
}

export const screen = <Presenter,>(description: Screen<Presenter>): Screen<Presenter> => description;

/**
 * Connects a page with its presenter. Loads the code of the screen when its route is first opened, and binds its
 * modules.
 */
export function openScreen<Presenter>(
  container: Container,
  load: () => Promise<Screen<Presenter>>,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const description = await loadFeature(container, load);
    const Page: ComponentType<{ presenter: Presenter }> = description.page;
    const presenterOf = keepPresenter(container, description);
    const loader = ({ params, request }: LoaderFunctionArgs) => {
      description.fetch?.(presenterOf(), params, new URL(request.url).searchParams);
      return null;
    };
    const ScreenView = observer(() => <Page presenter={presenterOf()} />);
    return { element: <ScreenView />, loader };
  };
}

/** Returns the presenter of the screen. Creates a new one if the language, the market or the reader has changed. */
function keepPresenter<Presenter>(
  container: Container,
  { scoped, presenter, isLocalized = false, isPersonal = false }: Screen<Presenter>,
): () => Presenter {
  const language = container.get(tokens.languagePresenter);
  const market = container.get(tokens.marketPresenter);
  const session = container.get(tokens.sessionPresenter);
  let currentKey: string | null = null;
  let currentOrigin: DataOrigin | null = null;
  let current: Presenter;
  return () => {
    const key = `${isLocalized ? language.current : 'any'} ${isPersonal ? session.readerId : 'anyone'}`;
    const isCurrent = !isLocalized || (currentOrigin !== null && market.isCurrent(currentOrigin));
    if (currentKey !== key || !isCurrent) {
      current = container.get(tokens.parts).openScope(scoped).get<Presenter>(presenter);
      currentKey = key;
      currentOrigin = null;
    }
    // The market of the session may have become known.
    if (isLocalized && !currentOrigin?.market) currentOrigin = market.origin;
    return current;
  };
}

/** Returns a function that loads the code of the screen at an address before the reader opens it. */
export function createScreenFetcher(routes: readonly RouteObject[]): (address: string) => void {
  // Many links come near at the same time, and `matchRoutes` ranks all routes again for each.
  const screens = leavesOf(routes)
    .filter(({ lazy }) => typeof lazy === 'function')
    // Paths without parameters come first, as in the router.
    .sort((one, other) => countParameters(one) - countParameters(other))
    .map((route) => ({ route, pattern: patternOf(route.path ?? '') }));
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    const { lazy } = screens.find(({ pattern }) => pattern.test(path))?.route ?? {};
    // If loading fails, opening the screen tries again and shows the failure.
    if (typeof lazy === 'function') lazy().catch(() => {});
  };
}

const leavesOf = (routes: readonly RouteObject[]): readonly RouteObject[] =>
  routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));

const countParameters = ({ path = '' }: RouteObject): number => path.split(':').length - 1;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
