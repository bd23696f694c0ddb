import type { Language } from '../../http/language.ts';
import { fillPlaceholders } from '../../text/fill-placeholders.ts';
import type { AnnouncedIssue } from './claim-announcement.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

export const announcementTexts: Record<Language, typeof portuguese> = {
  'pt-br': portuguese,
  'en-us': english,
};

/** The title of the edition that the reader prefers, with the number of the issue. */
export function announcedName(issue: AnnouncedIssue, language: Language): string {
  const { titles, originalLanguage, number } = issue;
  const title = titles[language] ?? titles[originalLanguage] ?? Object.values(titles)[0] ?? '';
  return number === null ? title : fillPlaceholders(announcementTexts[language].issue, { title, number });
}

/** Such as "2 more issues", for the issues that a message does not name. */
export const moreIssuesText = (count: number, language: Language): string => {
  const { more } = announcementTexts[language];
  return fillPlaceholders(count === 1 ? more.one : more.many, { count });
};
