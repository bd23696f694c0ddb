import type { IssueGenre } from '../catalogue/genres.ts';
import type { Market } from '../catalogue/markets/markets.ts';

/* The catalogue that fills an empty platform. `demo/` provides one. */

export const parentalRatings = ['L', '10', '12', '14', '16', '+18'] as const;
export type SeedParentalRating = (typeof parentalRatings)[number];

export type SeedLanguage = 'pt-br' | 'en-us';

/** An image of the catalogue. The platform names it in the database and draws it when it is first needed. */
export interface SeedImage {
  /** Names the drawing: the argument of `draw`. Stored with the image, so it must keep its meaning. */
  recipe: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The colour (#rrggbb) that is shown until the image is drawn. */
  paper: string;
}

export interface SeedPublisher {
  username: string;
  name: string;
  description: string;
  /** Lists show higher priorities first. */
  priority: number;
  /** A square picture. */
  picture: SeedImage;
  /** #rrggbb in lower case, behind the head of its page. */
  color: string;
  /** The slug of the series that its page shows first. Its page has the banner of this series, if there is one. */
  featuredSeries: string | null;
}

export interface SeedSeries {
  slug: string;
  title: string;
  description: string;
  /** The publisher's username. */
  publisher: string;
}

/** Position and size are shares (0 to 1) of the page. `text` describes what the panel shows and its dialogue. */
export interface SeedPanel {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

export interface SeedPage extends SeedImage {
  panels: readonly SeedPanel[];
}

/** One language of an issue. */
export interface SeedEdition {
  language: SeedLanguage;
  title: string;
  description: string;
  /** The first one is the cover. */
  pages: readonly SeedPage[];
}

export interface SeedIssue {
  slug: string;
  number: number;
  /** The series' slug. */
  series: string | null;
  /** The publisher's username. */
  publisher: string;
  genre: IssueGenre;
  parentalRating: SeedParentalRating;
  country: 'BR';
  /** YYYY-MM-DD. */
  releaseDate: string;
  /** Days between publication and seeding. Negative for scheduled issues. */
  publishedDaysAgo: number;
  contributors: readonly { name: string; role: string }[];
  readingDirection: 'ltr' | 'rtl';
  readingMode: 'paged' | 'vertical';
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
  /** Prices in cents of real. */
  merchandises: readonly { kind: 'purchase' | 'rent'; price: number }[];
  /** The first one is the original, in Portuguese. */
  editions: readonly SeedEdition[];
}

export interface SeedBanner {
  /** The path of an issue or series in the app: /issue/{slug} or /series/{slug}. */
  link: string;
  title: Record<SeedLanguage, string>;
  text: Record<SeedLanguage, string>;
  /** The markets in which it is shown. */
  markets: readonly Market[];
  /** 1920 × 720 pixels, without text. Important parts are in the right half, because texts cover the left half. */
  picture: SeedImage;
}

export interface SeedCatalogue {
  publishers: readonly SeedPublisher[];
  series: readonly SeedSeries[];
  /** Newest first. */
  issues: readonly SeedIssue[];
  banners: readonly SeedBanner[];
  /** Returns a PNG. The same recipe gives the same bytes. Throws a RangeError for an unknown recipe. */
  draw(recipe: string): Promise<Buffer>;
}
