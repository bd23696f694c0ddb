import { sql } from 'kysely';

/** What readers call a genre, in Portuguese and English. A new genre or another word needs a migration. */
const words: Readonly<Record<string, string>> = {
  adventure: 'Aventura Adventure',
  biography: 'Biografia Biography',
  "children's": 'Infantil Crianças Children Kids',
  comedy: 'Comédia Humor Comedy',
  crime: 'Policial Crime',
  drama: 'Drama',
  education: 'Educação Educativo Education',
  erotic: 'Erótico Erotic',
  fantasy: 'Fantasia Fantasy',
  horror: 'Terror Horror',
  journalistic: 'Jornalístico Jornalismo Journalistic Journalism',
  love: 'Romance Amor Love',
  religion: 'Religião Religion',
  sports: 'Esportes Sports',
  'science fiction': 'Ficção científica Science fiction Sci-fi',
  'slice of life': 'Cotidiano Slice of life',
  'super-hero': 'Super-herói Superhero',
  thriller: 'Suspense Thriller',
  war: 'Guerra War',
  western: 'Faroeste Western',
};

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const cases = Object.entries(words).map(([genre, text]) => `when ${quote(genre)} then ${quote(text)}`);

/** An unknown genre is found by its own name. */
export const genreWords = sql.raw(`create function comics.genre_words(genre text) returns text
  language sql immutable strict parallel safe
  return case genre ${cases.join(' ')} else genre end`);
