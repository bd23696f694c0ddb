import type { Language } from '../../http/language.ts';

/** The request that an email is sent for. */
export interface LetterOrigin {
  language: Language;
  /** As `networkOf` makes it. */
  network: string;
}
