import { composeEmail } from '../../mail/compose-email.ts';
import type { EmailContents } from '../../mail/mail.ts';
import { emailTexts, type Writing } from './email-texts.ts';

/** Where each letter leads: to another card, or to another subscription. */
const pages = { renewalRefused: '/account/plan', renewalEnded: '/plans' } as const;

/**
 * Refused: the first try to be paid for the next period has failed, and others follow. Ended: every try has, and there
 * is none any more.
 */
export function writeRenewalEmail(news: keyof typeof pages, { language, site }: Writing): EmailContents {
  return composeEmail({
    language,
    words: emailTexts[language].letters[news],
    link: `${site}${pages[news]}`,
  });
}
