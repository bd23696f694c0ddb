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
export type IssueGenre = (typeof genres)[number];

export const isGenre = (text: string): text is IssueGenre => genres.some((genre) => genre === text);

/** Names of such genres are shown only where the reader chose to see issues for adults. */
export const isGenreForAdults = (genre: string): boolean => genre === 'erotic';
