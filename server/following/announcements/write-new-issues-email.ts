import type { Language } from '../../http/language.ts';
import { composeEmail } from '../../mail/compose-email.ts';
import type { EmailContents } from '../../mail/mail.ts';
import { announcedName, announcementTexts, moreIssuesText } from './announcement-texts.ts';
import type { Announcement } from './claim-announcement.ts';

interface NewIssuesEmailOptions {
  language: Language;
  /** The origin of the site. */
  site: string;
  unsubscribeLink: string;
}

/** `issues`: at least one. */
export function writeNewIssuesEmail(
  { issues, moreCount }: Announcement,
  { language, site, unsubscribeLink }: NewIssuesEmailOptions,
): EmailContents {
  const { email, more, unsubscribe } = announcementTexts[language];
  const names = issues.map((issue) => announcedName(issue, language));
  const values = { title: names[0] ?? '', count: issues.length + moreCount };
  return {
    ...composeEmail({
      language,
      words: issues.length === 1 ? email.one : email.many,
      reason: 'following',
      link: `${site}/shelf/following`,
      facts: [
        ...issues.map(({ publisher }, index) => [publisher, names[index] ?? ''] as const),
        ...(moreCount > 0 ? [[more.label, moreIssuesText(moreCount, language)] as const] : []),
      ],
      values,
      secondLink: { label: unsubscribe, address: unsubscribeLink },
    }),
    // RFC 8058: mail programs show a button that needs no further page.
    headers: {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
