/**
 * The path of each screen, by the name of its chunk. The build reports them to the platform, whose
 * page then names a screen's files, so that they come together with the app and not after it.
 */
export const screenPaths = {
  home: '/',
  catalogue: '/catalog',
  genre: '/genre/:genre',
  search: '/search',
  issue: '/issue/:slug',
  plans: '/plans',
  subscription: '/subscription',
  acquisition: '/issue/:slug/acquisition',
  balance: '/account/payment-methods/balance',
  series: '/series/:slug',
  publishers: '/publishers',
  publisher: '/publisher/:username',
  'sign-in': '/auth/login',
  'sign-up': '/auth/signup',
  'forgot-password': '/auth/forgot-password',
  'reset-password': '/auth/reset-password',
  'validate-email': '/auth/validate-email',
  external: '/auth/external',
  callback: '/callback',
  reactivation: '/sva/reactivation',
  account: '/account',
  favourites: '/account/favourites',
  'user-data': '/account/general/user-data',
  'payment-history': '/account/general/payment-history',
  acquisitions: '/account/acquisitions',
  'own-plan': '/account/plan',
  'payment-methods': '/account/payment-methods',
  cards: '/account/payment-methods/cards',
  'two-factor': '/account/security/two-factor',
  voucher: '/account/voucher',
  security: '/account/security',
  'staff-accounts': '/staff/accounts',
  reader: '/reader/:issueId',
} as const;

/** Places of the specification that show what stands at another one: screen-routes.ts. */
export const secondPlaces = ['/account/general'] as const;
