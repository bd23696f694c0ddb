import type { Container, ContainerModule } from 'inversify';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import {
  type LazyRouteFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  type Params,
  type RouteObject,
} from 'react-router-dom';
import { type Feature, loadFeature } from './feature.ts';
import type { Token } from './token.ts';
import { tokens } from './tokens.ts';

/** A screen as its file in `screens/` describes it: how its presenter is made, and its page. */
export interface Screen<Presenter> extends Feature {
  readonly module: ContainerModule;
  readonly presenter: Token<Presenter>;
  readonly page: ComponentType<{ presenter: Presenter }>;
  /**
   * Asks for what the first screenful will show, and for no more, before it is drawn. The page itself asks again, which
   * then costs nothing. It may read nothing of the browser: the platform asks so too, for the page that it serves.
   */
  readonly fetch?: (presenter: Presenter, parameters: Params, searchParameters: URLSearchParams) => void;
  /**
   * True where the presenter keeps what the services told in the reader's language: when that changes, the screen
   * begins anew.
   */
  readonly isInLanguage?: boolean;
  /** True where the presenter keeps what belongs to a reader: when another signs in, the screen begins anew. */
  readonly isPersonal?: boolean;
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
    const description = await loadFeature(container, load);
    const { page: Page, fetch } = description;
    const presenterOf = keepPresenter(container, description);
    const loader = ({ params, request }: LoaderFunctionArgs) => {
      fetch?.(presenterOf(), params, new URL(request.url).searchParams);
      return null;
    };
    const Opened = observer(() => <Page presenter={presenterOf()} />);
    return { element: <Opened />, loader };
  };
}

/** The screen's presenter, made once for each language that it is shown in and each reader that it belongs to. */
function keepPresenter<Presenter>(
  container: Container,
  { module, presenter, isInLanguage = false, isPersonal = false }: Screen<Presenter>,
): () => Presenter {
  const language = container.get(tokens.languagePresenter);
  const session = container.get(tokens.sessionPresenter);
  let madeFor: string | null = null;
  let made: Presenter;
  return () => {
    const wanted = `${isInLanguage ? language.current : 'any'} ${isPersonal ? session.userId : 'anybody'}`;
    if (madeFor !== wanted) {
      if (madeFor !== null) container.unload(module);
      container.load(module);
      // Kept here too: an integrator's presenter need not be a singleton, and begins anew like any other.
      made = container.get<Presenter>(presenter);
      madeFor = wanted;
    }
    return made;
  };
}

/** Fetches the code of the screen at an address, so that opening it will not have to wait for that. */
export function fetchScreen({ routes }: { routes: RouteObject[] }, address: string): void {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    // What does not come is asked for again, and told, when the screen is opened.
    if (typeof route.lazy === 'function') route.lazy().catch(() => {});
  }
}
