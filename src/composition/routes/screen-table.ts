import type { Screen } from '../screen.tsx';

/** The frame of a screen: header and footer, only the footer, or nothing. */
export type ScreenLayout = 'default' | 'clean' | 'empty';

/** Who may open a screen. */
export type ScreenAccess = 'everyone' | 'visitors' | 'readers' | 'managers';

interface ScreenRoute {
  readonly path: string;
  /** Other addresses of the same screen. */
  readonly otherPaths?: readonly string[];
  readonly layout: ScreenLayout;
  readonly access: ScreenAccess;
  /** Loads the screen's code when its route is first opened. */
  readonly load: () => Promise<Screen<unknown>>;
}

/**
 * All screens. The keys are the names of their chunks and of their files in `composition/screens`. The build reports the
 * path and files of each screen to the platform. The page then lists these files, so that the browser loads them in
 * parallel with the app. The build reads this file in Node, so it may import only types.
 */
const screenTable = {
  home: {
    path: '/',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'home' */ '../screens/home.ts')).home,
  },
  catalogue: {
    path: '/catalog',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'catalogue' */ '../screens/catalogue.ts')).catalogue,
  },
  genre: {
    path: '/genre/:genre',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'genre' */ '../screens/genre.ts')).genre,
  },
  search: {
    path: '/search',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'search' */ '../screens/search.ts')).search,
  },
  issue: {
    path: '/issue/:slug',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'issue' */ '../screens/issue.ts')).issue,
  },
  series: {
    path: '/series/:slug',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'series' */ '../screens/series.ts')).series,
  },
  publishers: {
    path: '/publishers',
    layout: 'default',
    access: 'everyone',
    load: async () =>
      (await import(/* webpackChunkName: 'publishers' */ '../screens/publishers.ts')).publishers,
  },
  publisher: {
    path: '/publisher/:username',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'publisher' */ '../screens/publisher.ts')).publisher,
  },
  creator: {
    path: '/creator/:slug',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'creator' */ '../screens/creator.ts')).creator,
  },
  plans: {
    path: '/plans',
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'plans' */ '../screens/plans.ts')).plans,
  },
  subscription: {
    path: '/subscription',
    layout: 'default',
    access: 'readers',
    load: async () =>
      (await import(/* webpackChunkName: 'subscription' */ '../screens/subscription.ts')).subscription,
  },
  acquisition: {
    path: '/issue/:slug/acquisition',
    layout: 'default',
    access: 'readers',
    load: async () =>
      (await import(/* webpackChunkName: 'acquisition' */ '../screens/acquisition.ts')).acquisition,
  },
  balance: {
    path: '/account/payment-methods/balance',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'balance' */ '../screens/balance.ts')).balance,
  },
  reactivation: {
    path: '/sva/reactivation',
    layout: 'default',
    access: 'readers',
    load: async () =>
      (await import(/* webpackChunkName: 'reactivation' */ '../screens/reactivation.ts')).reactivation,
  },
  shelf: {
    path: '/shelf/:section',
    // Each leads to the address of a section.
    otherPaths: ['/shelf', '/account/favourites', '/account/acquisitions'],
    layout: 'default',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'shelf' */ '../screens/shelf.ts')).shelf,
  },
  account: {
    path: '/account',
    otherPaths: ['/account/general'],
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'account' */ '../screens/account.ts')).account,
  },
  following: {
    path: '/shelf/following',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'following' */ '../screens/following.ts')).following,
  },
  'user-data': {
    path: '/account/general/user-data',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'user-data' */ '../screens/user-data.ts')).userData,
  },
  privacy: {
    path: '/account/general/privacy',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'privacy' */ '../screens/privacy.ts')).privacy,
  },
  'payment-history': {
    path: '/account/general/payment-history',
    layout: 'default',
    access: 'readers',
    load: async () =>
      (await import(/* webpackChunkName: 'payment-history' */ '../screens/payment-history.ts'))
        .paymentHistory,
  },
  'own-plan': {
    path: '/account/plan',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'own-plan' */ '../screens/own-plan.ts')).ownPlan,
  },
  'payment-methods': {
    path: '/account/payment-methods',
    layout: 'default',
    access: 'readers',
    load: async () =>
      (await import(/* webpackChunkName: 'payment-methods' */ '../screens/payment-methods.ts'))
        .paymentMethods,
  },
  cards: {
    path: '/account/payment-methods/cards',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'cards' */ '../screens/cards.ts')).cards,
  },
  'two-factor': {
    path: '/account/security/two-factor',
    layout: 'default',
    access: 'readers',
    load: async () =>
      (await import(/* webpackChunkName: 'two-factor' */ '../screens/auth/two-factor.ts')).twoFactor,
  },
  voucher: {
    path: '/account/voucher',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'voucher' */ '../screens/voucher.ts')).voucher,
  },
  security: {
    path: '/account/security',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'security' */ '../screens/security.ts')).security,
  },
  family: {
    path: '/account/family',
    layout: 'default',
    access: 'readers',
    load: async () => (await import(/* webpackChunkName: 'family' */ '../screens/family.ts')).family,
  },
  'staff-accounts': {
    path: '/staff/accounts',
    layout: 'default',
    access: 'managers',
    load: async () =>
      (await import(/* webpackChunkName: 'staff-accounts' */ '../screens/staff-accounts.ts')).staffAccounts,
  },
  'forgot-password': {
    path: '/auth/forgot-password',
    layout: 'clean',
    access: 'everyone',
    load: async () =>
      (await import(/* webpackChunkName: 'forgot-password' */ '../screens/auth/forgot-password.ts'))
        .forgotPassword,
  },
  'reset-password': {
    path: '/auth/reset-password',
    layout: 'clean',
    access: 'everyone',
    load: async () =>
      (await import(/* webpackChunkName: 'reset-password' */ '../screens/auth/reset-password.ts'))
        .resetPassword,
  },
  'validate-email': {
    path: '/auth/validate-email',
    layout: 'clean',
    access: 'everyone',
    load: async () =>
      (await import(/* webpackChunkName: 'validate-email' */ '../screens/auth/validate-email.ts'))
        .validateEmail,
  },
  'operator-sign-in': {
    path: '/auth/external',
    layout: 'clean',
    access: 'everyone',
    load: async () =>
      (await import(/* webpackChunkName: 'operator-sign-in' */ '../screens/auth/operator-sign-in.ts'))
        .operatorSignIn,
  },
  callback: {
    path: '/callback',
    layout: 'clean',
    access: 'everyone',
    load: async () =>
      (await import(/* webpackChunkName: 'callback' */ '../screens/auth/callback.ts')).callback,
  },
  'sign-in': {
    path: '/auth/login',
    layout: 'clean',
    access: 'visitors',
    load: async () => (await import(/* webpackChunkName: 'sign-in' */ '../screens/auth/sign-in.ts')).signIn,
  },
  'sign-up': {
    path: '/auth/signup',
    layout: 'clean',
    access: 'visitors',
    load: async () => (await import(/* webpackChunkName: 'sign-up' */ '../screens/auth/sign-up.ts')).signUp,
  },
  reader: {
    path: '/reader/:issueId',
    layout: 'empty',
    access: 'everyone',
    load: async () => (await import(/* webpackChunkName: 'reader' */ '../screens/reader.ts')).reader,
  },
} as const satisfies Readonly<Record<string, ScreenRoute>>;

export type ScreenName = keyof typeof screenTable;

export const screenRoutes: readonly (readonly [ScreenName, ScreenRoute])[] = Object.entries(screenTable) as [
  ScreenName,
  ScreenRoute,
][];
