import type { TFunction } from 'i18next';
import type { Genre } from '../../../domain/catalogue/genre.ts';

/** The genres with their names in the language of the texts, in alphabetical order of the names. */
export const namedGenres = (t: TFunction, language: string, genres: readonly Genre[]) =>
  genres
    .map((genre) => ({ genre, name: t(`genres.${genre}`) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
