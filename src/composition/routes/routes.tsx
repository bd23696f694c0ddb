import type { Container } from 'inversify';
import type { ReactElement } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { NotFoundPage } from '../../presentation/not-found/not-found-page.tsx';
import { GuidedSessionContext } from '../../presentation/shell/account/guided-session.ts';
import { CleanLayout } from '../../presentation/shell/clean-layout.tsx';
import { LazyConsentRequest } from '../../presentation/shell/consents/lazy-consent-request.tsx';
import { CrashPage } from '../../presentation/shell/crash-page.tsx';
import { DefaultLayout } from '../../presentation/shell/default-layout.tsx';
import { EmptyLayout } from '../../presentation/shell/empty-layout.tsx';
import { Footer } from '../../presentation/shell/footer.tsx';
import { Layers } from '../../presentation/shell/layers.tsx';
import { ReactivationWatch } from '../../presentation/shell/operator-link/reactivation-watch.tsx';
import { ReadersOnly } from '../../presentation/shell/session/readers-only.tsx';
import { VisitorsOnly } from '../../presentation/shell/session/visitors-only.tsx';
import { IssueMarksContext } from '../../presentation/ui/issue-marks/issue-marks.ts';
import { RatingGateContext } from '../../presentation/ui/rating-gates/rating-gates.ts';
import { SelectionContext } from '../../presentation/ui/selection/selection.ts';
import { openScreen } from '../screen.tsx';
import { tokens } from '../tokens.ts';
import { guidedSession } from './guided-session.ts';
import { offerReactivation } from './offer-reactivation.ts';
import { type ScreenAccess, type ScreenLayout, screenRoutes } from './screen-table.ts';

/** All routes: each address with its screen, layout and access. */
export function routes(container: Container): RouteObject[] {
  const session = container.get(tokens.sessionPresenter);
  const profile = container.get(tokens.readerProfilePresenter);
  const language = container.get(tokens.languagePresenter);
  const { links } = container.get(tokens.configuration);
  const footer = (
    <Footer
      language={language}
      theme={container.get(tokens.themePresenter)}
      profile={container.get(tokens.readerProfilePresenter)}
      links={links}
    />
  );

  const lazyConsentRequest = container.get(tokens.parts).lazyPart(async () => {
    const file = await import(/* webpackChunkName: 'consent-request' */ '../parts/consent-request.ts');
    return file.consentRequest;
  });
  const consentRequest = <LazyConsentRequest request={lazyConsentRequest} />;

  /** Access checks. Each renders the screen for readers who may open it. */
  const accessChecks: Readonly<Record<ScreenAccess, ReactElement>> = {
    everyone: <Outlet />,
    visitors: (
      <VisitorsOnly session={session} returnPathStore={container.get(tokens.returnPathStore)}>
        <Outlet />
      </VisitorsOnly>
    ),
    readers: (
      <ReadersOnly session={session} consentRequest={consentRequest}>
        <Outlet />
      </ReadersOnly>
    ),
    managers: (
      <ReadersOnly session={session} access="MANAGER_STAFF" consentRequest={consentRequest}>
        <Outlet />
      </ReadersOnly>
    ),
  };

  const screensIn = (layout: ScreenLayout): RouteObject[] =>
    Object.entries(accessChecks).map(([access, element]) => ({
      element,
      children: screenRoutes
        .filter(([, row]) => row.layout === layout && row.access === access)
        .flatMap(([, { path, otherPaths = [], load }]) =>
          [path, ...otherPaths].map((each) => ({ path: each, lazy: openScreen(container, load) })),
        ),
    }));

  const extraRoutes: Readonly<Record<ScreenLayout, RouteObject[]>> = {
    default: [{ path: '*', element: <NotFoundPage /> }],
    clean: [],
    // The condition is inside the table, so that a production build removes the gallery.
    empty: IS_PRODUCTION
      ? []
      : [
          {
            path: '/gallery/:name?',
            lazy: () => import('../gallery/gallery.tsx').then((file) => file.openGallery()),
          },
        ],
  };

  const layouts: Readonly<Record<ScreenLayout, ReactElement>> = {
    default: (
      <DefaultLayout
        session={session}
        profile={profile}
        suggestions={container.get(tokens.lazySuggestions)}
        footer={footer}
      >
        <ReactivationWatch profile={profile} offer={offerReactivation(container)} />
        <Outlet />
      </DefaultLayout>
    ),
    clean: (
      <CleanLayout footer={footer}>
        <Outlet />
      </CleanLayout>
    ),
    empty: (
      <EmptyLayout>
        <Outlet />
      </EmptyLayout>
    ),
  };

  // If a screen fails, header and footer remain usable.
  const layoutRoute = (name: ScreenLayout): RouteObject => ({
    element: layouts[name],
    children: [{ errorElement: <CrashPage />, children: [...screensIn(name), ...extraRoutes[name]] }],
  });
  return [
    {
      element: (
        <SelectionContext value={container.get(tokens.selection)}>
          <RatingGateContext value={container.get(tokens.ratingGate)}>
            <IssueMarksContext value={container.get(tokens.issueMarks)}>
              <GuidedSessionContext value={guidedSession(container)}>
                <Layers
                  modals={container.get(tokens.modals)}
                  modalComponents={container.get(tokens.lazyModals)}
                  notifications={container.get(tokens.notifications)}
                  toastLayer={container.get(tokens.lazyToastLayer)}
                >
                  <ScrollRestoration getKey={({ pathname, key }) => `${pathname} ${key}`} />
                  <Outlet />
                </Layers>
              </GuidedSessionContext>
            </IssueMarksContext>
          </RatingGateContext>
        </SelectionContext>
      ),
      errorElement: <CrashPage />,
      children: [layoutRoute('default'), layoutRoute('clean'), layoutRoute('empty')],
    },
  ];
}
