import type { Language } from '../../http/language.ts';

/** The request that an email is sent for. */
export interface EmailRequest {
  language: Language;
  /** The network of the caller, from `networkOf`. */
  network: string;
}
