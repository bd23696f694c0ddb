import { cachedFormatter } from './formatter-cache.ts';

/** Formats lists of names: 'Ana, Bia e Caio', or 'Ana, Bia ou Caio' with 'disjunction'. */
export const nameListFormat = (
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): Intl.ListFormat => cachedFormatter(`names ${locale} ${type}`, () => new Intl.ListFormat(locale, { type }));
