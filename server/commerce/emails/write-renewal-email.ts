import { composeLetter } from '../../mail/compose-email.ts';
import type { LetterContents } from '../../mail/mail.ts';
import { letterTexts, type Writing } from './email-texts.ts';

/** Where each letter leads: to another card, or to another subscription. */
const pages = { renewalRefused: '/account/plan', renewalEnded: '/plans' } as const;

/**
 * Refused: the first try to be paid for the next period has failed, and others follow. Ended: every try has, and there
 * is none any more.
 */
export function writeRenewalLetter(news: keyof typeof pages, { language, site }: Writing): LetterContents {
  return composeLetter({
    language,
    words: letterTexts[language].letters[news],
    link: `${site}${pages[news]}`,
  });
}
