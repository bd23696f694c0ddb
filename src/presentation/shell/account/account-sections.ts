import type { IconName } from '../../ui/icon/icon-names.ts';

/** The sections of the account with their icons, in the order of their links. The names are the keys of their texts. */
export const accountSections = {
  overview: { to: '/account', icon: 'settings' },
  plan: { to: '/account/plan', icon: 'crown' },
  methods: { to: '/account/payment-methods', icon: 'credit-card' },
  history: { to: '/account/general/payment-history', icon: 'receipt-text' },
  voucher: { to: '/account/voucher', icon: 'ticket' },
  data: { to: '/account/general/user-data', icon: 'user' },
  security: { to: '/account/security', icon: 'lock' },
  privacy: { to: '/account/general/privacy', icon: 'file' },
} as const satisfies Readonly<Record<string, { readonly to: string; readonly icon: IconName }>>;

export type AccountSection = keyof typeof accountSections;

export const accountSectionNames = Object.keys(accountSections) as readonly AccountSection[];
