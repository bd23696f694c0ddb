import type { IssueGenre } from '../catalogue/genres.ts';

/* The catalogue that fills an empty platform. `demo/` provides one. */

export const parentalRatings = ['L', '10', '12', '14', '16', '+18'] as const;
export type ParentalRating = (typeof parentalRatings)[number];

export type Language = 'pt-br' | 'en-us';

/** An image of the catalogue. The platform names it in the database and draws it when it is first needed. */
export interface SeedImage {
  /** Names the drawing: the argument of `draw`. Stored with the image, so it must keep its meaning. */
  recipe: string;
  /** Pixels. */
  width: number;
  height: number;
  /** #rrggbb: shown until the image is drawn. */
  paper: string;
}

export interface SeedPublisher {
  username: string;
  name: string;
  description: string;
  /** Higher comes first where publishers are listed. */
  priority: number;
  /** A square. */
  picture: SeedImage;
}

export interface SeedSeries {
  slug: string;
  title: string;
  description: string;
  /** The publisher's username. */
  publisher: string;
}

/** Part of a page, as shares (0 to 1) of its width and height, in reading order; `text` is what is seen and said in it. */
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
  language: Language;
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
  parentalRating: ParentalRating;
  country: 'BR';
  /** YYYY-MM-DD. */
  releaseDate: string;
  /** Days from its publication to the day that the demo is loaded; below zero it is scheduled. */
  publishedDaysAgo: number;
  contributors: readonly { name: string; role: string }[];
  readingDirection: 'ltr' | 'rtl';
  readingMode: 'paged' | 'vertical';
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
  /** Prices in cents of real. */
  merchandises: readonly { kind: 'purchase' | 'rent'; price: number }[];
  /** The original one, in Portuguese, is the first. */
  editions: readonly SeedEdition[];
}

export interface SeedBanner {
  /** Of the issue or series that it leads to, as a path of the app: /issue/{slug} or /series/{slug}. */
  link: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
  /** 1920 × 720, without letters. The right half has what matters, because texts cover the left half. */
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
