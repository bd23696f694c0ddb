import type { Genre } from '../catalogue/genres.ts';

/* What the demo newsstand sells: the shapes that the loader and the export read. */

export const parentalRatings = ['L', '10', '12', '14', '16', '+18'] as const;
export type ParentalRating = (typeof parentalRatings)[number];

export type Language = 'pt-br' | 'en-us';

export interface DemoPublisher {
  username: string;
  name: string;
  description: string;
  /** Higher comes first where publishers are listed. */
  priority: number;
  /** The square mark, 512 × 512 PNG. */
  drawPicture(): Promise<Buffer>;
}

export interface DemoSeries {
  slug: string;
  title: string;
  description: string;
  /** The publisher's username. */
  publisher: string;
}

/** Part of a page, as shares (0 to 1) of its width and height, in reading order; `text` is what is seen and said in it. */
export interface DemoPanel {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

export interface DemoPage {
  /** Pixels. */
  width: number;
  height: number;
  /** #rrggbb: shown until the page is drawn. */
  paper: string;
  panels: readonly DemoPanel[];
}

/** One language of an issue. */
export interface DemoEdition {
  language: Language;
  title: string;
  description: string;
  /** The first one is the cover. */
  pages: readonly DemoPage[];
}

export interface DemoIssue {
  slug: string;
  number: number;
  /** The series' slug. */
  series: string | null;
  /** The publisher's username. */
  publisher: string;
  genre: Genre;
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
  editions: readonly DemoEdition[];
}

export interface DemoBanner {
  /** Of the issue or series that it leads to, as a path of the app: /issue/{slug} or /series/{slug}. */
  link: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
  /** 1920 × 720 PNG without letters; what matters is on its right half. */
  drawPicture(): Promise<Buffer>;
}

export interface DemoCatalogue {
  publishers: readonly DemoPublisher[];
  series: readonly DemoSeries[];
  /** Newest first. */
  issues: readonly DemoIssue[];
  banners: readonly DemoBanner[];
  /** A PNG. The same page always gives the same bytes. Throws a RangeError for what does not exist. */
  drawPage(slug: string, language: Language, page: number): Promise<Buffer>;
}
