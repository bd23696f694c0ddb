interface StoredKey {
  /** The key, or with `*` at its end the start of several. */
  readonly key: string;
  readonly where: 'local storage' | 'session storage' | 'cookie';
  /** Optional: stored only after somebody has agreed, and deleted when they refuse (rule 125). */
  readonly need: 'necessary' | 'optional';
  readonly purpose: string;
  readonly lifetime: string;
}

const necessary = { where: 'local storage', need: 'necessary' } as const;

/**
 * Everything that the app stores on a device. Tests find keys that are missing here or in the privacy policy, and optional
 * ones that are stored without consent.
 */
export const storedKeys: readonly StoredKey[] = [
  { ...necessary, key: 'banca.session', purpose: 'stay signed in', lifetime: 'until signing out' },
  { ...necessary, key: 'banca.user.*', purpose: 'open without a network', lifetime: '24 hours' },
  {
    ...necessary,
    key: 'banca.market',
    purpose: 'prices of the right market',
    lifetime: 'until another reader',
  },
  { ...necessary, key: 'banca.language', purpose: 'chosen language', lifetime: 'until changed' },
  { ...necessary, key: 'banca.theme', purpose: 'chosen theme', lifetime: 'until changed' },
  {
    ...necessary,
    key: 'banca-language',
    where: 'cookie',
    purpose: 'chosen language of served pages',
    lifetime: 'a year',
  },
  {
    ...necessary,
    key: 'banca.unsynced-preferences',
    purpose: 'choices on their way to the account',
    lifetime: 'until synced',
  },
  { ...necessary, key: 'banca.position.*', purpose: 'continue reading', lifetime: 'unlimited' },
  { ...necessary, key: 'banca.sample-position.*', purpose: 'continue a sample', lifetime: 'unlimited' },
  { ...necessary, key: 'banca.page-views.*', purpose: 'pages that are not sent yet', lifetime: 'until sent' },
  { ...necessary, key: 'banca.reading.*', purpose: 'chosen way of reading', lifetime: 'unlimited' },
  { ...necessary, key: 'banca.orders.*', purpose: 'charge each order once', lifetime: 'the newest 20' },
  {
    ...necessary,
    key: 'banca.coupon',
    where: 'session storage',
    purpose: 'coupon of the open order',
    lifetime: 'until the tab is closed',
  },
  { ...necessary, key: 'banca.awaited-place', purpose: 'return after signing in', lifetime: '24 hours' },
  { ...necessary, key: 'banca.pending-follow', purpose: 'follow after signing in', lifetime: 'an hour' },
  { ...necessary, key: 'banca.sign-up-secret', purpose: 'confirm the address', lifetime: '24 hours' },
  {
    ...necessary,
    key: 'banca.sign-in.*',
    where: 'session storage',
    purpose: 'sign-in with a provider in progress',
    lifetime: '10 minutes',
  },
  { ...necessary, key: 'banca.voucher-pause.*', purpose: 'pause after wrong vouchers', lifetime: 'a minute' },
  { ...necessary, key: 'banca.special-flow.*', purpose: 'do not repeat an offer', lifetime: '24 hours' },
  {
    ...necessary,
    key: 'banca.of-age',
    where: 'session storage',
    purpose: 'declared age of the visit',
    lifetime: 'until the tab is closed',
  },
  // React Router writes this and the next one.
  {
    ...necessary,
    key: 'react-router-scroll-positions',
    where: 'session storage',
    purpose: 'return to the same place of a page',
    lifetime: 'until the tab is closed',
  },
  {
    ...necessary,
    key: 'remix-router-transitions',
    where: 'session storage',
    purpose: 'animate the way back as the way there',
    lifetime: 'until the tab is closed',
  },
  {
    ...necessary,
    key: 'banca.remember-searches',
    purpose: 'answer of visitors about searches',
    lifetime: 'until changed',
  },
  {
    ...necessary,
    key: 'banca.remember-searches.*',
    purpose: 'answer of a reader about searches',
    lifetime: 'until changed',
  },
  {
    key: 'banca.searches',
    where: 'local storage',
    need: 'optional',
    purpose: 'recent searches of visitors',
    lifetime: 'until refused or deleted',
  },
  {
    key: 'banca.searches.*',
    where: 'local storage',
    need: 'optional',
    purpose: 'recent searches of a reader',
    lifetime: 'until refused or deleted',
  },
];

/** Finds the entry of a key that a browser has. */
export const findStoredKey = (key: string): StoredKey | undefined =>
  storedKeys.find((each) =>
    each.key.endsWith('*') ? key.startsWith(each.key.slice(0, -1)) : each.key === key,
  );
