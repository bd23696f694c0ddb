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
import { ReactivationWatch } from '../presentation/shell/reactivation-watch.tsx';
import { VisitorsOnly } from '../presentation/shell/visitors-only.tsx';
import { modalViews } from './modal-views.tsx';
import { offerReactivation } from './offer-reactivation.ts';
import { openScreen } from './screen.tsx';
import { screenPaths } from './screen-paths.ts';
import { tokens } from './tokens.ts';

/** Places of the specification (consumer-app.md §2) whose screens are yet to come. */
const upcoming = [
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
  const footer = <Footer language={language} theme={container.get(tokens.themePresenter)} />;

  const offer = offerReactivation(container);

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
    {
      element: (
        <Private session={session}>
          <Outlet />
        </Private>
      ),
      children: [
        {
          path: screenPaths.reactivation,
          lazy: openScreen(container, () =>
            import(/* webpackChunkName: 'reactivation' */ './screens/reactivation.ts').then(
              (file) => file.reactivation,
            ),
          ),
        },
        // The same overview at both, as the specification names both.
        ...[screenPaths.account, '/account/general'].map((path) => ({
          path,
          lazy: openScreen(container, () =>
            import(/* webpackChunkName: 'account' */ './screens/account.ts').then((file) => file.account),
          ),
        })),
        {
          path: screenPaths['user-data'],
          lazy: openScreen(container, () =>
            import(/* webpackChunkName: 'user-data' */ './screens/user-data.ts').then(
              (file) => file.userData,
            ),
          ),
        },
      ],
    },
    ...upcoming.map((path) => ({ path, element: <UpcomingPage /> })),
    { path: '*', element: <NotFoundPage /> },
  ];

  const inCleanLayout: RouteObject[] = [
    {
      element: (
        <VisitorsOnly session={session}>
          <Outlet />
        </VisitorsOnly>
      ),
      children: [
        {
          path: screenPaths['sign-in'],
          lazy: openScreen(container, () =>
            import(/* webpackChunkName: 'sign-in' */ './screens/sign-in.ts').then((file) => file.signIn),
          ),
        },
        {
          path: screenPaths['sign-up'],
          lazy: openScreen(container, () =>
            import(/* webpackChunkName: 'sign-up' */ './screens/sign-up.ts').then((file) => file.signUp),
          ),
        },
      ],
    },
    {
      path: screenPaths['forgot-password'],
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'forgot-password' */ './screens/forgot-password.ts').then(
          (file) => file.forgotPassword,
        ),
      ),
    },
    {
      path: screenPaths['reset-password'],
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'reset-password' */ './screens/reset-password.ts').then(
          (file) => file.resetPassword,
        ),
      ),
    },
    {
      path: screenPaths['validate-email'],
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'validate-email' */ './screens/validate-email.ts').then(
          (file) => file.validateEmail,
        ),
      ),
    },
    {
      path: screenPaths.external,
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'external' */ './screens/external.ts').then((file) => file.external),
      ),
    },
    {
      path: screenPaths.callback,
      lazy: openScreen(container, () =>
        import(/* webpackChunkName: 'callback' */ './screens/callback.ts').then((file) => file.callback),
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
          inEmptyLayout,
        ),
      ],
    },
  ];
}
