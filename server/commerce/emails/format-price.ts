import { type Language, languageTag } from '../../http/language.ts';

export const formatPrice = (language: Language, cents: number, currency: string): string =>
  new Intl.NumberFormat(languageTag(language), { style: 'currency', currency }).format(cents / 100);
