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
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly genre: string | null;
  readonly kinds: readonly string[];
  readonly readingDirection: ReadingDirection;
  readonly readingMode: ReadingMode;
}

export const belongsToSeries = (issue: Issue): boolean => issue.kinds.includes('series');
