import { cachedFormatter } from './formatter-cache.ts';

/** Joins names: 'Ana, Bia e Caio'. */
export const nameList = (locale: string): Intl.ListFormat =>
  cachedFormatter(`names ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' }));
