import { genres, type IssueGenre } from '../../catalogue/genres.ts';

/** Maps ratings of ComicInfo.xml to the Brazilian scale. Without an equal rating, the next higher one is used. */
const parentalRatings: Record<string, string> = {
  'adults only 18+': '+18',
  'early childhood': 'L',
  everyone: 'L',
  'everyone 10+': '10',
  g: 'L',
  'kids to adults': 'L',
  m: '16',
  'ma15+': '16',
  'mature 17+': '+18',
  pg: '10',
  'r18+': '+18',
  teen: '14',
  'x18+': '+18',
  l: 'L',
  '10': '10',
  '12': '12',
  '14': '14',
  '16': '16',
  '18': '+18',
  '+18': '+18',
};

/** Undefined for values without a rating, such as "Unknown" and "Rating Pending". */
export const parentalRatingOf = (rating: string): string | undefined =>
  parentalRatings[rating.trim().toLowerCase()];

/** Other names that archives use for the catalogue's genres. */
const genreAliases: Record<IssueGenre, readonly string[]> = {
  adventure: ['action', 'ação', 'aventura'],
  biography: ['autobiography', 'biographical', 'memoir', 'biografia'],
  "children's": ['children', 'kids', 'infantil', 'juvenile'],
  comedy: ['humor', 'humour', 'comédia'],
  crime: ['detective', 'mystery', 'noir', 'police', 'policial'],
  drama: [],
  education: ['educational', 'educação'],
  erotic: ['adult', 'erotica', 'erótico'],
  fantasy: ['fantasia', 'magic'],
  horror: ['terror'],
  journalistic: ['journalism', 'non-fiction', 'jornalístico'],
  love: ['romance'],
  religion: ['religious', 'religião'],
  sports: ['sport', 'esporte', 'esportes'],
  'science fiction': ['sci-fi', 'scifi', 'science-fiction', 'cyberpunk', 'ficção científica'],
  'slice of life': ['slice-of-life', 'everyday life', 'cotidiano'],
  'super-hero': ['superhero', 'superheroes', 'super hero', 'super-herói'],
  thriller: ['suspense'],
  war: ['military', 'guerra'],
  western: ['faroeste'],
};

/** Returns the first genre of a comma-separated list that the catalogue knows. */
export function genreOf(list: string): IssueGenre | undefined {
  const names = list.split(',').map((name) => name.trim().toLowerCase());
  const find = (name: string) => genres.find((genre) => genre === name || genreAliases[genre].includes(name));
  return names.map(find).find((genre) => genre !== undefined);
}

/** Maps all variants of Portuguese and English to the catalogue's two languages. Other languages stay unchanged. */
export function languageOf(code: string): string {
  const language = code.trim().toLowerCase().replaceAll('_', '-');
  if (/^pt(-|$)/.test(language)) return 'pt-br';
  return /^en(-|$)/.test(language) ? 'en-us' : language;
}
