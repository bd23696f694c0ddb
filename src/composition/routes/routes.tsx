import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { NotFoundPage } from '../../presentation/not-found/not-found-page.tsx';
import { CleanLayout } from '../../presentation/shell/clean-layout.tsx';
import { CrashPage } from '../../presentation/shell/crash-page.tsx';
import { DefaultLayout } from '../../presentation/shell/default-layout.tsx';
import { EmptyLayout } from '../../presentation/shell/empty-layout.tsx';
import { Footer } from '../../presentation/shell/footer.tsx';
import { Layers } from '../../presentation/shell/layers.tsx';
import { ReactivationWatch } from '../../presentation/shell/provider-bond/reactivation-watch.tsx';
import { Private } from '../../presentation/shell/session/private.tsx';
import { VisitorsOnly } from '../../presentation/shell/session/visitors-only.tsx';
import { RatingGates } from '../../presentation/ui/rating-gates/rating-gates.ts';
import { SelectingContext } from '../../presentation/ui/selecting/selecting.ts';
import { tokens } from '../tokens.ts';
import { modalViews } from './modal-views.tsx';
import { offerReactivation } from './offer-reactivation.ts';
import { screenRoutes } from './screen-routes.ts';

/** Which screen stands at which address, in which layout. */
export function routes(container: Container): RouteObject[] {
  const session = container.get(tokens.sessionPresenter);
  const profile = container.get(tokens.readerProfilePresenter);
  const language = container.get(tokens.languagePresenter);
  const footer = <Footer language={language} theme={container.get(tokens.themePresenter)} />;

  const offer = offerReactivation(container);

  const screens = screenRoutes(container);

  const inDefaultLayout: RouteObject[] = [
    ...screens.inShop,
    {
      element: (
        <Private session={session}>
          <Outlet />
        </Private>
      ),
      children: screens.inShopForReaders,
    },
    {
      element: (
        <Private session={session} access="MANAGER_STAFF">
          <Outlet />
        </Private>
      ),
      children: screens.inShopForManagers,
    },
    { path: '*', element: <NotFoundPage /> },
  ];

  const inCleanLayout: RouteObject[] = [
    {
      element: (
        <VisitorsOnly session={session} awaited={container.get(tokens.awaitedPlace)}>
          <Outlet />
        </VisitorsOnly>
      ),
      children: screens.atDoorForVisitors,
    },
    ...screens.atDoor,
  ];

  const inEmptyLayoutForAll: RouteObject[] = [];

  // In here, so that a production build leaves it out altogether.
  if (!IS_PRODUCTION) {
    inEmptyLayoutForAll.push({
      path: '/gallery/:name?',
      lazy: () => import('../gallery/gallery.tsx').then((file) => file.openGallery()),
    });
  }

  // A screen that fails leaves the shop around it standing.
  const layout = (element: ReactNode, children: RouteObject[]): RouteObject => ({
    element,
    children: [{ errorElement: <CrashPage />, children }],
  });
  return [
    {
      element: (
        <SelectingContext value={container.get(tokens.selection)}>
          <RatingGates value={container.get(tokens.ratingGate).gateOf}>
            <Layers
              modals={container.get(tokens.modals)}
              views={modalViews(container)}
              notifications={container.get(tokens.notifications)}
            >
              <ScrollRestoration getKey={({ pathname, key }) => `${pathname} ${key}`} />
              <Outlet />
            </Layers>
          </RatingGates>
        </SelectingContext>
      ),
      errorElement: <CrashPage />,
      children: [
        layout(
          <DefaultLayout
            session={session}
            profile={profile}
            suggestions={container.get(tokens.suggestionsPresenter)}
            footer={footer}
          >
            <ReactivationWatch profile={profile} offer={offer} />
            <Outlet />
          </DefaultLayout>,
          inDefaultLayout,
        ),
        layout(
          <CleanLayout footer={footer}>
            <Outlet />
          </CleanLayout>,
          inCleanLayout,
        ),
        layout(
          <EmptyLayout>
            <Outlet />
          </EmptyLayout>,
          inEmptyLayoutForAll,
        ),
        layout(
          <EmptyLayout>
            <Private session={session}>
              <Outlet />
            </Private>
          </EmptyLayout>,
          screens.aloneForReaders,
        ),
      ],
    },
  ];
}
