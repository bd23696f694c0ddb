import type { Language } from '../../http/language.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

/** What letters of orders and renewals say. */
export const emailTexts: Record<Language, typeof portuguese> = { 'pt-br': portuguese, 'en-us': english };

/** How a letter is written. */
export interface Writing {
  language: Language;
  /** The address that readers type, with no path. */
  site: string;
}
