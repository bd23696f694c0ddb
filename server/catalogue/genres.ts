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
