import type { Language } from '../../http/language.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

export const emailTexts: Record<Language, typeof portuguese> = { 'pt-br': portuguese, 'en-us': english };

export interface CommerceEmailOptions {
  language: Language;
  /** The origin of the site, such as https://banca.example. */
  site: string;
}
