import type { Container } from 'inversify';
import type { RouteObject } from 'react-router-dom';
import { openScreen, type Screen } from '../screen.tsx';
import { screenPaths, secondPlaces } from './screen-paths.ts';

/** The screens by where they stand and who may open them. Each is fetched when its route is first opened. */
export function screenRoutes(container: Container) {
  const at = <Presenter>(path: string, load: () => Promise<Screen<Presenter>>): RouteObject => ({
    path,
    lazy: openScreen(container, load),
  });
  const account = async () =>
    (await import(/* webpackChunkName: 'account' */ '../screens/account.ts')).account;
  return {
    inShop: [
      at(
        screenPaths.home,
        async () => (await import(/* webpackChunkName: 'home' */ '../screens/home.ts')).home,
      ),
      at(
        screenPaths.catalogue,
        async () => (await import(/* webpackChunkName: 'catalogue' */ '../screens/catalogue.ts')).catalogue,
      ),
      at(
        screenPaths.genre,
        async () => (await import(/* webpackChunkName: 'genre' */ '../screens/genre.ts')).genre,
      ),
      at(
        screenPaths.search,
        async () => (await import(/* webpackChunkName: 'search' */ '../screens/search.ts')).search,
      ),
      at(
        screenPaths.issue,
        async () => (await import(/* webpackChunkName: 'issue' */ '../screens/issue.ts')).issue,
      ),
      at(
        screenPaths.series,
        async () => (await import(/* webpackChunkName: 'series' */ '../screens/series.ts')).series,
      ),
      at(
        screenPaths.publishers,
        async () =>
          (await import(/* webpackChunkName: 'publishers' */ '../screens/publishers.ts')).publishers,
      ),
      at(
        screenPaths.publisher,
        async () => (await import(/* webpackChunkName: 'publisher' */ '../screens/publisher.ts')).publisher,
      ),
      at(
        screenPaths.plans,
        async () => (await import(/* webpackChunkName: 'plans' */ '../screens/plans.ts')).plans,
      ),
    ],
    inShopForReaders: [
      at(
        screenPaths.subscription,
        async () =>
          (await import(/* webpackChunkName: 'subscription' */ '../screens/subscription.ts')).subscription,
      ),
      at(
        screenPaths.acquisition,
        async () =>
          (await import(/* webpackChunkName: 'acquisition' */ '../screens/acquisition.ts')).acquisition,
      ),
      at(
        screenPaths.balance,
        async () => (await import(/* webpackChunkName: 'balance' */ '../screens/balance.ts')).balance,
      ),
      at(
        screenPaths.reactivation,
        async () =>
          (await import(/* webpackChunkName: 'reactivation' */ '../screens/reactivation.ts')).reactivation,
      ),
      // The same overview at both, as the specification names both.
      at(screenPaths.account, account),
      ...secondPlaces.map((path) => at(path, account)),
      at(
        screenPaths.favourites,
        async () =>
          (await import(/* webpackChunkName: 'favourites' */ '../screens/favourites.ts')).favourites,
      ),
      at(
        screenPaths['user-data'],
        async () => (await import(/* webpackChunkName: 'user-data' */ '../screens/user-data.ts')).userData,
      ),
      at(
        screenPaths['payment-history'],
        async () =>
          (await import(/* webpackChunkName: 'payment-history' */ '../screens/payment-history.ts'))
            .paymentHistory,
      ),
      at(
        screenPaths.acquisitions,
        async () =>
          (await import(/* webpackChunkName: 'acquisitions' */ '../screens/acquisitions.ts')).acquisitions,
      ),
      at(
        screenPaths['own-plan'],
        async () => (await import(/* webpackChunkName: 'own-plan' */ '../screens/own-plan.ts')).ownPlan,
      ),
      at(
        screenPaths['payment-methods'],
        async () =>
          (await import(/* webpackChunkName: 'payment-methods' */ '../screens/payment-methods.ts'))
            .paymentMethods,
      ),
      at(
        screenPaths.cards,
        async () => (await import(/* webpackChunkName: 'cards' */ '../screens/cards.ts')).cards,
      ),
      at(
        screenPaths['two-factor'],
        async () => (await import(/* webpackChunkName: 'two-factor' */ '../screens/two-factor.ts')).twoFactor,
      ),
      at(
        screenPaths.voucher,
        async () => (await import(/* webpackChunkName: 'voucher' */ '../screens/voucher.ts')).voucher,
      ),
      at(
        screenPaths.security,
        async () => (await import(/* webpackChunkName: 'security' */ '../screens/security.ts')).security,
      ),
    ],
    inShopForManagers: [
      at(
        screenPaths['staff-accounts'],
        async () =>
          (await import(/* webpackChunkName: 'staff-accounts' */ '../screens/staff-accounts.ts'))
            .staffAccounts,
      ),
    ],
    atDoor: [
      at(
        screenPaths['forgot-password'],
        async () =>
          (await import(/* webpackChunkName: 'forgot-password' */ '../screens/forgot-password.ts'))
            .forgotPassword,
      ),
      at(
        screenPaths['reset-password'],
        async () =>
          (await import(/* webpackChunkName: 'reset-password' */ '../screens/reset-password.ts'))
            .resetPassword,
      ),
      at(
        screenPaths['validate-email'],
        async () =>
          (await import(/* webpackChunkName: 'validate-email' */ '../screens/validate-email.ts'))
            .validateEmail,
      ),
      at(
        screenPaths.external,
        async () => (await import(/* webpackChunkName: 'external' */ '../screens/external.ts')).external,
      ),
      at(
        screenPaths.callback,
        async () => (await import(/* webpackChunkName: 'callback' */ '../screens/callback.ts')).callback,
      ),
    ],
    atDoorForVisitors: [
      at(
        screenPaths['sign-in'],
        async () => (await import(/* webpackChunkName: 'sign-in' */ '../screens/sign-in.ts')).signIn,
      ),
      at(
        screenPaths['sign-up'],
        async () => (await import(/* webpackChunkName: 'sign-up' */ '../screens/sign-up.ts')).signUp,
      ),
    ],
    aloneForReaders: [
      at(
        screenPaths.reader,
        async () => (await import(/* webpackChunkName: 'reader' */ '../screens/reader.ts')).reader,
      ),
    ],
  };
}
