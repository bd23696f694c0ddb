import type { AccountDeletions } from '../../src/application/ports/account/account-deletions.ts';
import type { Accounts, MagicLink } from '../../src/application/ports/account/accounts.ts';
import type { Consents } from '../../src/application/ports/account/consents.ts';
import type { GuardianRequests } from '../../src/application/ports/account/guardian-requests.ts';
import type { GuidedAccounts } from '../../src/application/ports/account/guided-accounts.ts';
import type { IdentityUsers } from '../../src/application/ports/account/identity-users.ts';
import type { Passwords } from '../../src/application/ports/account/passwords.ts';
import type { PersonalDataExport } from '../../src/application/ports/account/personal-data-export.ts';
import type { PublicUsers } from '../../src/application/ports/account/public-users.ts';
import type { Readers } from '../../src/application/ports/account/readers.ts';
import type { SecondFactor } from '../../src/application/ports/account/second-factor.ts';
import type { PaymentCards } from '../../src/application/ports/cards/payment-cards.ts';
import type { Creators } from '../../src/application/ports/catalogue/creators.ts';
import type { Favourites } from '../../src/application/ports/catalogue/favourites.ts';
import type { Issues } from '../../src/application/ports/catalogue/issues.ts';
import type { People } from '../../src/application/ports/catalogue/people.ts';
import type { PopularSearches } from '../../src/application/ports/catalogue/popular-searches.ts';
import type { Publishers } from '../../src/application/ports/catalogue/publishers.ts';
import type { Recommendations } from '../../src/application/ports/catalogue/recommendations.ts';
import type { SearchSuggestions } from '../../src/application/ports/catalogue/search-suggestions.ts';
import type { SeriesCollection } from '../../src/application/ports/catalogue/series-collection.ts';
import type { Showcase } from '../../src/application/ports/catalogue/showcase.ts';
import type { Acquisitions } from '../../src/application/ports/checkout/acquisitions.ts';
import type { Checkout } from '../../src/application/ports/checkout/checkout.ts';
import type { Plans } from '../../src/application/ports/checkout/plans.ts';
import type { Subscriptions } from '../../src/application/ports/checkout/subscriptions.ts';
import type { Transactions } from '../../src/application/ports/checkout/transactions.ts';
import type { RevenueReports } from '../../src/application/ports/finance/revenue-reports.ts';
import type { TaxRates } from '../../src/application/ports/finance/tax-rates.ts';
import type { Follows } from '../../src/application/ports/following/follows.ts';
import type { PushSubscriptions } from '../../src/application/ports/following/push-subscriptions.ts';
import type { OperatorLinks } from '../../src/application/ports/operator-link/operator-links.ts';
import type { BannerMarkets } from '../../src/application/ports/publishing/banner-markets.ts';
import type { DraftContents } from '../../src/application/ports/publishing/draft-contents.ts';
import type { IssueDrafts } from '../../src/application/ports/publishing/issue-drafts.ts';
import type { IssueMarkets } from '../../src/application/ports/publishing/issue-markets.ts';
import type { PageUploads } from '../../src/application/ports/publishing/page-uploads.ts';
import type { PlanMarkets } from '../../src/application/ports/publishing/plan-markets.ts';
import type { PrivatePublishers } from '../../src/application/ports/publishing/private-publishers.ts';
import type { PrivateSeriesCollection } from '../../src/application/ports/publishing/private-series-collection.ts';
import type { PublisherApplications } from '../../src/application/ports/publishing/publisher-applications.ts';
import type { IssueLikes } from '../../src/application/ports/reading/issue-likes.ts';
import type { IssueReadings } from '../../src/application/ports/reading/issue-readings.ts';
import type { Readings } from '../../src/application/ports/reading/readings.ts';
import type { PublicationRequests } from '../../src/application/ports/requests/publication-requests.ts';
import type { Authentication } from '../../src/application/ports/session/authentication.ts';
import type { ExternalSignIn } from '../../src/application/ports/session/external-sign-in.ts';
import type { OpenSessions } from '../../src/application/ports/session/open-sessions.ts';
import type { Session } from '../../src/application/ports/session/session.ts';
import type { AccountAdministration } from '../../src/application/ports/staff/account-administration.ts';
import type { AccountGrantings } from '../../src/application/ports/staff/account-grantings.ts';
import type { ReaderMarkets } from '../../src/application/ports/staff/reader-markets.ts';
import type { Vouchers } from '../../src/application/ports/vouchers/vouchers.ts';

/**
 * A person who signs in with a provider: new to the platform, new and without an email address, or with the email
 * address of an account that is not linked.
 */
export type ExternalPerson = 'new' | 'without email' | 'with an account';

/** A valid card, named after the outcome of a payment with it. */
export type TestCard = 'approved' | 'declined';

export const cardNumbers: Readonly<Record<TestCard, string>> = {
  approved: '4242424242424242',
  declined: '4000000000000002',
};

/** An account that suites sign in with. */
export interface ContractAccount {
  readonly username: string;
  readonly password: string;
  readonly readerId: string;
}

/**
 * The services that contract suites call. At first nothing has been read or bought, and no reader has a profile. Each
 * suite names the properties that it needs. docs/replacing-an-adapter.md shows how to run a suite.
 */
export interface ContractEnvironment {
  readonly session: Session;
  readonly issues: Issues;
  readonly publishers: Publishers;
  readonly people: People;
  readonly popularSearches: PopularSearches;
  readonly searchSuggestions: SearchSuggestions;
  readonly seriesCollection: SeriesCollection;
  readonly showcase: Showcase;
  readonly plans: Plans;
  readonly creators: Creators;
  readonly favourites: Favourites;
  readonly follows: Follows;
  readonly pushSubscriptions: PushSubscriptions;
  readonly issueLikes: IssueLikes;
  readonly recommendations: Recommendations;
  readonly readings: Readings;
  readonly issueReadings: IssueReadings;
  readonly revenueReports: RevenueReports;
  readonly taxRates: TaxRates;
  readonly readers: Readers;
  readonly acquisitions: Acquisitions;
  readonly guardianRequests: GuardianRequests;
  readonly guidedAccounts: GuidedAccounts;
  readonly authentication: Authentication;
  readonly identityUsers: IdentityUsers;
  readonly publicUsers: PublicUsers;
  readonly personalDataExport: PersonalDataExport;
  readonly accountDeletions: AccountDeletions;
  readonly accounts: Accounts;
  readonly openSessions: OpenSessions;
  readonly accountAdministration: AccountAdministration;
  readonly accountGrantings: AccountGrantings;
  readonly readerMarkets: ReaderMarkets;
  readonly passwords: Passwords;
  readonly secondFactor: SecondFactor;
  readonly consents: Consents;
  readonly googleSignIn: ExternalSignIn;
  /** The operator is Claro. */
  readonly operatorSignIn: ExternalSignIn;
  readonly operatorLinks: OperatorLinks;
  readonly checkout: Checkout;
  readonly paymentCards: PaymentCards;
  readonly subscriptions: Subscriptions;
  readonly transactions: Transactions;
  readonly vouchers: Vouchers;
  readonly issueDrafts: IssueDrafts;
  readonly draftContents: DraftContents;
  readonly issueMarkets: IssueMarkets;
  readonly bannerMarkets: BannerMarkets;
  readonly planMarkets: PlanMarkets;
  readonly privateSeriesCollection: PrivateSeriesCollection;
  readonly privatePublishers: PrivatePublishers;
  readonly publisherApplications: PublisherApplications;
  readonly pageUploads: PageUploads;
  readonly publicationRequests: PublicationRequests;
  /** The account of a reader without a comics profile. */
  readonly account: ContractAccount;
  /** The account of another reader. Suites change its password. */
  readonly otherReader: ContractAccount & { readonly email: string };
  /** The account of a child, which has a profile. Its guardian is `staff.colleague`. */
  readonly child: ContractAccount;
  /** A guardian without a plan, and their only guided account. */
  readonly family: { readonly guardian: ContractAccount; readonly child: ContractAccount };
  /**
   * The administrator has the role ADMIN, the others STAFF. The manager has the granting MANAGER, the editor EDITOR, the
   * accountant ACCOUNTANT, the colleague none.
   */
  readonly staff: {
    readonly administrator: ContractAccount;
    readonly manager: ContractAccount;
    readonly editor: ContractAccount;
    readonly accountant: ContractAccount;
    readonly colleague: Omit<ContractAccount, 'password'>;
  };
  /** Both have the granting PUBLISHER. The member is a member of `samplePublisher`, the stranger of no publisher. */
  readonly partners: { readonly member: ContractAccount; readonly stranger: ContractAccount };
  /** The address to which a provider redirects. */
  readonly redirectUri: string;
  /** The links in the emails to an address, newest first. */
  emailLinksTo(address: string): Promise<readonly MagicLink[]>;
  /** Signs in as a person at the address that `begin` returned. Returns the code for `finish`. */
  authorize(address: string, person: ExternalPerson): Promise<string>;
  /** Returns a token for a card. The token works once. */
  createCardToken(card: TestCard): Promise<string>;
  /** Pays a Pix at a bank, which notifies the payment gateway. */
  payPix(code: string): Promise<void>;
  /** Makes the profiles of all readers a month older, because pages that were read before do not count. */
  backdateProfiles(): Promise<void>;
  /** A new reader buys an issue for a price in cents. Reports then include all sales until now. */
  addSale(slug: string, price: number): Promise<void>;
  close(): Promise<void>;
}

/** The issues of every environment, newest first. All have the same publisher and are older than a month. */
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

/** The only edition in another language than Portuguese. A service with one language does not need it. */
export const sampleTranslation = { slug: 'nanquim-2', language: 'en-us', title: 'India Ink' } as const;

/** The only person, who writes the issues of the series. */
export const samplePerson = { slug: 'ana-nanquim', name: 'Ana Nanquim', issuesCount: 2 } as const;

/** The only publisher. */
export const samplePublisher = { username: 'ipe', name: 'Editora Ipê' } as const;

/** Credited in all issues that belong to a series. */
export const sampleCreator = { name: 'Rui Reis', slug: 'rui-reis', role: 'writer' } as const;

/** The only plan. */
export const samplePlan = {
  slug: 'banca-livre',
  name: 'Banca Livre',
  guidedAccountsCount: 2,
  periods: [
    { days: 30, price: 1990 },
    { days: 360, price: 19_900 },
  ],
} as const;

/** The only banner. */
export const sampleBanner = { link: '/issue/nanquim-1', title: 'Nanquim' } as const;

/** The credit offers. */
export const sampleCreditOffers = [
  { credits: 1000, salePrice: 1000 },
  { credits: 5500, salePrice: 5000 },
] as const;

/** Halves every price. */
export const sampleCoupon = { code: 'METADE', percent: 50 } as const;

/** Grants credit. */
export const sampleVoucher = { code: 'BOASVINDAS', credits: 1500 } as const;

/** Grants credit, but only in Portugal. */
export const voucherOfAnotherMarket = { code: 'LISBOA', credits: 1500 } as const;

export const pagesPerIssue = 3;
