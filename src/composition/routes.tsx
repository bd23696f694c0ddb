import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { NotFoundPage, UpcomingPage } from '../presentation/not-found/not-found-page.tsx';
import { CleanLayout } from '../presentation/shell/clean-layout.tsx';
import { CrashPage } from '../presentation/shell/crash-page.tsx';
import { DefaultLayout } from '../presentation/shell/default-layout.tsx';
import { EmptyLayout } from '../presentation/shell/empty-layout.tsx';
import { Footer } from '../presentation/shell/footer.tsx';
import { Layers } from '../presentation/shell/layers.tsx';
import { Private } from '../presentation/shell/private.tsx';
import { modalViews } from './modal-views.tsx';
import { openScreen } from './screen.tsx';
import { screenPaths } from './screen-paths.ts';
import { tokens } from './tokens.ts';

/** Places of the specification (consumer-app.md §2) whose screens are yet to come. */
const upcoming = [
  '/auth/signup',
  '/auth/external',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/callback',
  '/sva/reactivation',
  '/account/*',
  '/plans',
  '/subscription',
  '/issue/:slug/acquisition',
  '/series/:slug',
  '/publishers',
  '/publisher/:username',
];

/** Which screen stands at which address, in which layout. */
export function routes(container: Container): RouteObject[] {
  const session = container.get(tokens.sessionPresenter);
  const profile = container.get(tokens.readerProfilePresenter);
  const language = container.get(tokens.languagePresenter);
  const footer = <Footer language={language} />;

  const inDefaultLayout: RouteObject[] = [
    {
      index: true,
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'home' */ './screens/home.ts').then((file) => file.home),
      ),
    },
    {
      path: screenPaths.catalogue,
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'catalogue' */ './screens/catalogue.ts').then((file) => file.catalogue),
      ),
    },
    {
      path: screenPaths.search,
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'search' */ './screens/search.ts').then((file) => file.search),
      ),
    },
    {
      path: screenPaths.issue,
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'issue' */ './screens/issue.ts').then((file) => file.issue),
      ),
    },
    ...upcoming.map((path) => ({ path, element: <UpcomingPage /> })),
    { path: '*', element: <NotFoundPage /> },
  ];

  const inCleanLayout: RouteObject[] = [
    {
      path: screenPaths['sign-in'],
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'sign-in' */ './screens/sign-in.ts').then((file) => file.signIn),
      ),
    },
  ];

  const inEmptyLayoutForAll: RouteObject[] = [];

  const inEmptyLayout: RouteObject[] = [
    {
      path: screenPaths.reader,
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'reader' */ './screens/reader.ts').then((file) => file.reader),
      ),
    },
  ];

  // In here, so that a production build leaves it out altogether.
  if (!IS_PRODUCTION) {
    inEmptyLayoutForAll.push({
      path: '/gallery/:name?',
      lazy: () => import('./gallery.tsx').then((file) => file.openGallery()),
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
        <Layers
          modals={container.get(tokens.modals)}
          views={modalViews(container)}
          notifications={container.get(tokens.notifications)}
        >
          <ScrollRestoration getKey={({ pathname, key }) => `${pathname} ${key}`} />
          <Outlet />
        </Layers>
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
          inEmptyLayout,
        ),
      ],
    },
  ];
}
