import { genres, type IssueGenre } from '../../catalogue/genres.ts';

/** The ratings of ComicInfo.xml in the Brazilian scale, the next higher one where there is no equal. */
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

/** Nothing for what says nothing, as "Unknown" and "Rating Pending". */
export const parentalRatingOf = (rating: string): string | undefined =>
  parentalRatings[rating.trim().toLowerCase()];

/** Other names that archives use for the catalogue's genres. */
const otherNames: Record<IssueGenre, readonly string[]> = {
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

/** The first of a comma-separated list that the catalogue has. */
export function genreOf(list: string): IssueGenre | undefined {
  const names = list.split(',').map((name) => name.trim().toLowerCase());
  const find = (name: string) => genres.find((genre) => genre === name || otherNames[genre].includes(name));
  return names.map(find).find((genre) => genre !== undefined);
}

/** The catalogue's two languages by their first part; another language stays what it is. */
export function languageOf(code: string): string {
  const language = code.trim().toLowerCase().replaceAll('_', '-');
  if (/^pt(-|$)/.test(language)) return 'pt-br';
  return /^en(-|$)/.test(language) ? 'en-us' : language;
}
