import { cachedFormatter } from './formatter-cache.ts';

/** Formats lists of names: 'Ana, Bia e Caio'. */
export const nameListFormat = (locale: string): Intl.ListFormat =>
  cachedFormatter(`names ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' }));
