/**
 * Where each screen stands (consumer-app.md §2), under the name of its chunk. The build tells the platform, whose
 * page then names a screen's files, so that they come together with the app and not after it.
 */
export const screenPaths = {
  home: '/',
  catalogue: '/catalog',
  search: '/search',
  issue: '/issue/:slug',
  'sign-in': '/auth/login',
  'sign-up': '/auth/signup',
  'forgot-password': '/auth/forgot-password',
  'reset-password': '/auth/reset-password',
  'validate-email': '/auth/validate-email',
  external: '/auth/external',
  callback: '/callback',
  reactivation: '/sva/reactivation',
  account: '/account',
  'user-data': '/account/general/user-data',
  reader: '/reader/:issueId',
} as const;
