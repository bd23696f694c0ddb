import type { Accounts, MagicLink } from '../../src/application/ports/accounts.ts';
import type { Acquisitions } from '../../src/application/ports/acquisitions.ts';
import type { Authentication } from '../../src/application/ports/authentication.ts';
import type { ExternalSignIn } from '../../src/application/ports/external-sign-in.ts';
import type { Favourites } from '../../src/application/ports/favourites.ts';
import type { IdentityUsers } from '../../src/application/ports/identity-users.ts';
import type { Issues } from '../../src/application/ports/issues.ts';
import type { Passwords } from '../../src/application/ports/passwords.ts';
import type { Plans } from '../../src/application/ports/plans.ts';
import type { ProviderBonds } from '../../src/application/ports/provider-bonds.ts';
import type { Publishers } from '../../src/application/ports/publishers.ts';
import type { Readers } from '../../src/application/ports/readers.ts';
import type { Readings } from '../../src/application/ports/readings.ts';
import type { SeriesCollection } from '../../src/application/ports/series-collection.ts';
import type { Session } from '../../src/application/ports/session.ts';
import type { Showcase } from '../../src/application/ports/showcase.ts';

/**
 * Who stands at somebody else's sign-in: somebody new to the platform, the same without an e-mail address, or
 * somebody whose e-mail address an account has that is not bound to it.
 */
export type Person = 'new' | 'without e-mail' | 'of an account';

/**
 * The services of one catalogue, as the contracts find them. Whoever writes an adapter of their own builds a
 * world of it and hands it to `servicesContract`. Nothing has been read, bought or made a profile of yet.
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
  readonly passwords: Passwords;
  readonly googleSignIn: ExternalSignIn;
  /** Knows one operator, 'Claro'. */
  readonly operatorSignIn: ExternalSignIn;
  readonly providerBonds: ProviderBonds;
  /** An account of a reader without a comics profile. */
  readonly account: { readonly entry: string; readonly password: string; readonly userId: string };
  /** Another account, whose password the contracts change. */
  readonly neighbour: {
    readonly entry: string;
    readonly email: string;
    readonly password: string;
    readonly userId: string;
  };
  /** Where the services lead back to from somebody else's sign-in. */
  readonly redirectUri: string;
  /** What the letters to an e-mail address link to, newest first. */
  linksTo(address: string): Promise<readonly MagicLink[]>;
  /** Plays a person at the provider, where `begin` led, and gives the code that they come back with. */
  authorize(address: string, person: Person): Promise<string>;
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

export const pagesOfEach = 3;
