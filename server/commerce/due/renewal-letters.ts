import type { Language } from '../../http/language.ts';

/**
 * Refused: the first try to be paid for the next period has failed, and others follow. Ended: every try has, and there
 * is none any more.
 */
export type RenewalNews = 'renewalRefused' | 'renewalEnded';

/** Writes to readers of their subscriptions: another service keeps their addresses. */
export interface RenewalLetters {
  send(news: RenewalNews, dragonId: string, language: Language): Promise<void>;
}
