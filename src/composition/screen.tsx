import type { Container, ContainerModule } from 'inversify';
import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
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
  readonly presenter: Token<Presenter>;
  /** What is bound for this screen alone, and anew when it begins anew. */
  readonly scoped?: readonly ContainerModule[];
  // Methods, so that the route table can hold screens with any presenter.
  page(props: { readonly presenter: Presenter }): ReactNode;
  /**
   * Asks for what the first screenful will show, and for no more, before it is drawn. The page itself asks again, which
   * then costs nothing. It may read nothing of the browser: the platform asks so too, for the page that it serves.
   */
  fetch?(presenter: Presenter, parameters: Params, searchParameters: URLSearchParams): void;
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
    const Page: ComponentType<{ presenter: Presenter }> = description.page;
    const presenterOf = keepPresenter(container, description);
    const loader = ({ params, request }: LoaderFunctionArgs) => {
      description.fetch?.(presenterOf(), params, new URL(request.url).searchParams);
      return null;
    };
    const Opened = observer(() => <Page presenter={presenterOf()} />);
    return { element: <Opened />, loader };
  };
}

/** The screen's presenter, made once for each language that it is shown in and each reader that it belongs to. */
function keepPresenter<Presenter>(
  container: Container,
  { scoped, presenter, isInLanguage = false, isPersonal = false }: Screen<Presenter>,
): () => Presenter {
  const language = container.get(tokens.languagePresenter);
  const session = container.get(tokens.sessionPresenter);
  let madeFor: string | null = null;
  let made: Presenter;
  return () => {
    const wanted = `${isInLanguage ? language.current : 'any'} ${isPersonal ? session.userId : 'anybody'}`;
    if (madeFor !== wanted) {
      made = container.get(tokens.parts).openScope(scoped).get<Presenter>(presenter);
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
