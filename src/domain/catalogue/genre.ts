import type { ParentalRating } from './issue.ts';

export const genres = [
  'adventure',
  'biography',
  "children's",
  'comedy',
  'crime',
  'drama',
  'education',
  'erotic',
  'fantasy',
  'horror',
  'journalistic',
  'love',
  'religion',
  'sports',
  'science fiction',
  'slice of life',
  'super-hero',
  'thriller',
  'war',
  'western',
] as const;

export type Genre = (typeof genres)[number];

/** A genre that has issues. */
export interface OfferedGenre {
  readonly genre: Genre;
  readonly issuesCountByRating: Readonly<Record<ParentalRating, number>>;
}

export const isGenre = (text: string): text is Genre => genres.some((genre) => genre === text);

/** The genre in an address: 'science-fiction', 'childrens'. */
export const genreSlug = (genre: string): string => genre.replaceAll("'", '').replaceAll(' ', '-');

export const genreOfSlug = (slug: string): Genre | null =>
  genres.find((genre) => genreSlug(genre) === slug) ?? null;
