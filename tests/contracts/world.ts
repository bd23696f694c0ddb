import type { Accounts, MagicLink } from '../../src/application/ports/account/accounts.ts';
import type { IdentityUsers } from '../../src/application/ports/account/identity-users.ts';
import type { Passwords } from '../../src/application/ports/account/passwords.ts';
import type { Readers } from '../../src/application/ports/account/readers.ts';
import type { SecondFactor } from '../../src/application/ports/account/second-factor.ts';
import type { PaymentCards } from '../../src/application/ports/cards/payment-cards.ts';
import type { Favourites } from '../../src/application/ports/catalogue/favourites.ts';
import type { Issues } from '../../src/application/ports/catalogue/issues.ts';
import type { Publishers } from '../../src/application/ports/catalogue/publishers.ts';
import type { SeriesCollection } from '../../src/application/ports/catalogue/series-collection.ts';
import type { Showcase } from '../../src/application/ports/catalogue/showcase.ts';
import type { Acquisitions } from '../../src/application/ports/checkout/acquisitions.ts';
import type { Checkout } from '../../src/application/ports/checkout/checkout.ts';
import type { Plans } from '../../src/application/ports/checkout/plans.ts';
import type { Subscriptions } from '../../src/application/ports/checkout/subscriptions.ts';
import type { Transactions } from '../../src/application/ports/checkout/transactions.ts';
import type { ProviderBonds } from '../../src/application/ports/provider-bond/provider-bonds.ts';
import type { Readings } from '../../src/application/ports/reading/readings.ts';
import type { Authentication } from '../../src/application/ports/session/authentication.ts';
import type { ExternalSignIn } from '../../src/application/ports/session/external-sign-in.ts';
import type { OpenSessions } from '../../src/application/ports/session/open-sessions.ts';
import type { Session } from '../../src/application/ports/session/session.ts';
import type { AccountAdministration } from '../../src/application/ports/staff/account-administration.ts';
import type { Vouchers } from '../../src/application/ports/vouchers/vouchers.ts';

/**
 * Who stands at somebody else's sign-in: somebody new to the platform, the same without an e-mail address, or
 * somebody whose e-mail address an account has that is not bound to it.
 */
export type Person = 'new' | 'without e-mail' | 'of an account';

/** A card that pays at once, or one that is declined. Its holder, expiry and code are good. */
export type TokenizedCard = 'that pays' | 'that is declined';

/** Their numbers, which pass every check. */
export const cardNumbers: Readonly<Record<TokenizedCard, string>> = {
  'that pays': '4242424242424242',
  'that is declined': '4000000000000002',
};

/**
 * The services of one catalogue, as the contract suites find them: nothing has been read or bought yet, and no reader
 * has a profile. Each suite states which parts it needs; docs/replacing-an-adapter.md shows how to run one of them.
 */
export interface World {
  readonly session: Session;
  readonly issues: Issues;
  readonly publishers: Publishers;
  readonly seriesCollection: SeriesCollection;
  readonly showcase: Showcase;
  readonly plans: Plans;
  readonly favourites: Favourites;
  readonly readings: Readings;
  readonly readers: Readers;
  readonly acquisitions: Acquisitions;
  readonly authentication: Authentication;
  readonly identityUsers: IdentityUsers;
  readonly accounts: Accounts;
  readonly openSessions: OpenSessions;
  readonly accountAdministration: AccountAdministration;
  readonly passwords: Passwords;
  readonly secondFactor: SecondFactor;
  readonly googleSignIn: ExternalSignIn;
  /** Knows one operator, 'Claro'. */
  readonly operatorSignIn: ExternalSignIn;
  readonly providerBonds: ProviderBonds;
  readonly checkout: Checkout;
  readonly paymentCards: PaymentCards;
  readonly subscriptions: Subscriptions;
  readonly transactions: Transactions;
  readonly vouchers: Vouchers;
  /** An account of a reader without a comics profile. */
  readonly account: { readonly entry: string; readonly password: string; readonly userId: string };
  /** Another account, whose password the contracts change. */
  readonly neighbour: {
    readonly entry: string;
    readonly email: string;
    readonly password: string;
    readonly userId: string;
  };
  /** Both have role STAFF; only the manager has the granting MANAGER. */
  readonly staff: {
    readonly manager: { readonly entry: string; readonly password: string; readonly userId: string };
    readonly colleague: { readonly entry: string; readonly userId: string };
  };
  /** Where the services lead back to from somebody else's sign-in. */
  readonly redirectUri: string;
  /** What the letters to an e-mail address link to, newest first. */
  linksTo(address: string): Promise<readonly MagicLink[]>;
  /** Plays a person at the provider, where `begin` led, and gives the code that they come back with. */
  authorize(address: string, person: Person): Promise<string>;
  /** What the tokenizer makes of a card: a token that is good once. */
  tokenOf(card: TokenizedCard): Promise<string>;
  /** Pays a Pix at some bank, after which the payment gateway knows. */
  payPix(code: string): Promise<void>;
  close(): Promise<void>;
}

/** What every world holds, from the newest to the oldest, all of one publisher and none of this month. */
export const catalogue = [
  {
    slug: 'para-assinantes',
    title: 'Para Assinantes',
    number: null,
    series: null,
    isFree: false,
    isForSubscribers: true,
    price: null,
    genre: 'fantasy',
    parentalRating: '10',
  },
  {
    slug: 'nanquim-2',
    title: 'Nanquim',
    number: 2,
    series: 'nanquim',
    isFree: true,
    isForSubscribers: true,
    price: null,
    genre: 'fantasy',
    parentalRating: 'L',
  },
  {
    slug: 'nanquim-1',
    title: 'Nanquim',
    number: 1,
    series: 'nanquim',
    isFree: true,
    isForSubscribers: true,
    price: null,
    genre: 'fantasy',
    parentalRating: 'L',
  },
  {
    slug: 'so-na-loja',
    title: 'Só na Loja',
    number: null,
    series: null,
    isFree: false,
    isForSubscribers: false,
    price: 990,
    genre: 'horror',
    parentalRating: '16',
  },
] as const;

/** The one publisher. */
export const publisherOfAll = { username: 'ipe', name: 'Editora Ipê' } as const;

/** The one plan that is sold, by the days and the price of its periods. */
export const planOfAll = {
  slug: 'banca-livre',
  name: 'Banca Livre',
  periods: [
    { days: 30, price: 1990 },
    { days: 360, price: 19_900 },
  ],
} as const;

/** The one banner. */
export const bannerOfAll = { link: '/issue/nanquim-1', title: 'Nanquim' } as const;

/** What a wallet can be filled with. */
export const creditsOfAll = [
  { credits: 1000, salePrice: 1000 },
  { credits: 5500, salePrice: 5000 },
] as const;

/** Takes half off everything. */
export const couponOfAll = { code: 'METADE', percent: 50 } as const;

/** Both give credits; the second one is of another market. */
export const voucherOfAll = { code: 'BOASVINDAS', credits: 1500 } as const;
export const voucherElsewhere = { code: 'LISBOA', credits: 1500 } as const;

export const pagesOfEach = 3;
