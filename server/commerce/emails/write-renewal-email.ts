import { composeEmail } from '../../mail/compose-email.ts';
import type { EmailContents } from '../../mail/mail.ts';
import { type CommerceEmailOptions, emailTexts } from './email-texts.ts';

/** The page that the button of each email opens. */
const pages = { renewalRefused: '/account/plan', renewalEnded: '/plans' } as const;

/** `renewalRefused`: the first charge for the next period failed and is retried. `renewalEnded`: all charges failed. */
export function writeRenewalEmail(
  outcome: keyof typeof pages,
  { language, site }: CommerceEmailOptions,
): EmailContents {
  return composeEmail({
    language,
    reason: 'subscription',
    words: emailTexts[language].emails[outcome],
    link: `${site}${pages[outcome]}`,
  });
}
