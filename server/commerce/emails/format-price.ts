import type { Language } from '../../http/language.ts';

export const emailLocales: Record<Language, string> = { 'pt-br': 'pt-BR', 'en-us': 'en-US' };

export const formatPrice = (language: Language, cents: number, currency: string): string =>
  new Intl.NumberFormat(emailLocales[language], { style: 'currency', currency }).format(cents / 100);
