import type { Language } from '../../http/language.ts';
import { composeEmail, fillPlaceholders } from '../../mail/compose-email.ts';
import type { EmailContents } from '../../mail/mail.ts';
import type { AnnouncedIssue, Announcement } from './claim-announcement.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

export const announcementTexts: Record<Language, typeof portuguese> = {
  'pt-br': portuguese,
  'en-us': english,
};

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
  const { email, issue: issueText, more, unsubscribe } = announcementTexts[language];
  const [newest] = issues;
  const nameOf = ({ title, number }: AnnouncedIssue) =>
    number === null ? title : fillPlaceholders(issueText, { title, number });
  const values = { title: newest ? nameOf(newest) : '', count: issues.length + moreCount };
  const moreText = fillPlaceholders(moreCount === 1 ? more.one : more.many, { count: moreCount });
  return {
    ...composeEmail({
      language,
      words: issues.length === 1 ? email.one : email.many,
      reason: 'following',
      link: `${site}/shelf/following`,
      facts: [
        ...issues.map((issue) => [issue.publisher, nameOf(issue)] as const),
        ...(moreCount > 0 ? [[more.label, moreText] as const] : []),
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
