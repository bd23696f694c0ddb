import type { Picture } from '../picture.ts';
import type { PublisherSummary } from './publisher.ts';

export type ParentalRating = 'L' | '10' | '12' | '14' | '16' | '+18';

/** 'rtl' for manga: the next page is on the left. */
export type ReadingDirection = 'ltr' | 'rtl';

/** 'paged': the reader turns pages. 'vertical': the reader scrolls. */
export type ReadingMode = 'paged' | 'vertical';

export interface Contributor {
  readonly name: string;
  readonly role: string;
  /** Identifies the creator in all issues. */
  readonly slug: string;
}

/** One price of an issue. `price` in cents of `currency` (ISO 4217). */
export interface Merchandise {
  readonly id: string;
  readonly kind: 'purchase' | 'rent';
  readonly price: number;
  readonly currency: string;
  /** Duration of a rental in days. Null for a purchase. */
  readonly rentalDays: number | null;
}

/** How an issue is offered in a market. */
export interface MarketOffer {
  /** The region, such as 'brazil'. */
  readonly market: string;
  /** ISO 4217, such as 'BRL'. */
  readonly currency: string;
  /** ISO 8601 instant from which readers can read or buy it. */
  readonly availableFrom: string;
  /** Everybody may read it. */
  readonly isAvailableForAll: boolean;
  readonly isAvailableForSubscribers: boolean;
  readonly merchandises: readonly Merchandise[];
}

export interface Issue {
  readonly id: string;
  readonly slug: string;
  readonly publisher: PublisherSummary;
  readonly contributors: readonly Contributor[];
  readonly country: string | null;
  /** YYYY-MM-DD: a day, not an instant. */
  readonly releaseDate: string | null;
  readonly number: number | null;
  readonly originalTitle: string | null;
  readonly originalLanguage: string;
  readonly availableLanguages: readonly string[];
  readonly language: string;
  readonly content: { readonly title: string; readonly cover: Picture; readonly description: string };
  readonly pagesCount: number;
  readonly parentalRating: ParentalRating;
  readonly isAvailableForAll: boolean;
  readonly isAvailableForSubscribers: boolean;
  /** The first pages, which everyone may read as a sample. 0: there is no sample. Rule 68. */
  readonly samplePagesCount: number;
  readonly merchandises: readonly Merchandise[];
  /** The offer in the viewer's market, which has the same prices. Empty if it is not offered there. Rule 105. */
  readonly markets: readonly MarketOffer[];
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly genre: string | null;
  readonly kinds: readonly string[];
  readonly readingDirection: ReadingDirection;
  readonly readingMode: ReadingMode;
}

export const belongsToSeries = (issue: Issue): boolean => issue.kinds.includes('series');
