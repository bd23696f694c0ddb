import type { Language } from '../http/language.ts';
import type { IssueGenre } from './genres.ts';

/** The names of genres, as readers see them. */
export const genreNames: Readonly<Record<Language, Readonly<Record<IssueGenre, string>>>> = {
  'pt-br': {
    adventure: 'Aventura',
    biography: 'Biografia',
    "children's": 'Infantil',
    comedy: 'Comédia',
    crime: 'Policial',
    drama: 'Drama',
    education: 'Educação',
    erotic: 'Erótico',
    fantasy: 'Fantasia',
    horror: 'Terror',
    journalistic: 'Jornalístico',
    love: 'Romance',
    religion: 'Religião',
    sports: 'Esportes',
    'science fiction': 'Ficção científica',
    'slice of life': 'Cotidiano',
    'super-hero': 'Super-herói',
    thriller: 'Suspense',
    war: 'Guerra',
    western: 'Faroeste',
  },
  'en-us': {
    adventure: 'Adventure',
    biography: 'Biography',
    "children's": "Children's",
    comedy: 'Comedy',
    crime: 'Crime',
    drama: 'Drama',
    education: 'Education',
    erotic: 'Erotic',
    fantasy: 'Fantasy',
    horror: 'Horror',
    journalistic: 'Journalistic',
    love: 'Romance',
    religion: 'Religion',
    sports: 'Sports',
    'science fiction': 'Science fiction',
    'slice of life': 'Slice of life',
    'super-hero': 'Superhero',
    thriller: 'Thriller',
    war: 'War',
    western: 'Western',
  },
};

/** What readers call free issues. */
export const freeNames: Readonly<Record<Language, string>> = { 'pt-br': 'Grátis', 'en-us': 'Free' };
