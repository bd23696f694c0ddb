import type { TFunction } from 'i18next';
import { namedGenres } from '../../../../../../src/presentation/shell/catalogue/named-genres.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

it.each([
  ['pt-br', ['Comédia', 'Cotidiano', 'Erótico', 'Esportes', 'Faroeste', 'Infantil', 'Policial']],
  ['en-us', ["Children's", 'Comedy', 'Crime', 'Erotic', 'Slice of life', 'Sports', 'Western']],
] as const)('namedGenres sorts by the names in %s', async (language, names) => {
  const { t } = await startI18n(language);
  const genres = ["children's", 'comedy', 'crime', 'erotic', 'sports', 'slice of life', 'western'] as const;
  expect(namedGenres(t as TFunction, language, genres).map(({ name }) => name)).toEqual(names);
});
