import { isForAdults } from '../../catalogue/may-see.ts';
import { type Language, languageTag } from '../../http/language.ts';
import { fillPlaceholders } from '../../text/fill-placeholders.ts';
import type { PushMessage } from '../push/push-sender.ts';
import { announcedName, announcementTexts, moreIssuesText } from './announcement-texts.ts';
import type { Announcement } from './claim-announcement.ts';

/** What the app's push worker shows (src/infrastructure/browser/push/push-worker.ts). */
interface PushNotice {
  title: string;
  body: string;
  /** A path of the app, which a press opens. */
  path: string;
  /** A notice with the same tag is replaced, so a message that arrives twice is shown once. */
  tag: string;
  /** A BCP 47 tag. */
  language: string;
}

/** A notice has little space. */
const maxNames = 3;
/** Longer names are shortened, because push services accept 4 KB. */
const maxNameLength = 80;
/**
 * Names the newest issues, but none for adults, because others may see the screen of a locked device. `issues`: at least
 * one. `id` distinguishes announcements, in letters and digits.
 */
export function writePushMessage(
  { issues, moreCount }: Announcement,
  { language, id }: { language: Language; id: string },
): PushMessage {
  const { push } = announcementTexts[language];
  const [newest, ...others] = issues;
  const named = issues.filter(({ parentalRating }) => !isForAdults(parentalRating)).slice(0, maxNames);
  const unnamedCount = issues.length - named.length + moreCount;
  const names = named.map((issue) => shorten(announcedName(issue, language)));
  const isOne = newest !== undefined && others.length === 0 && moreCount === 0;
  const words = isOne ? push.one : push.many;
  const tag = `new-issues-${id}`;
  const notice: PushNotice = {
    title: fillPlaceholders(words.title, { count: issues.length + moreCount }),
    body:
      names.length === 0
        ? push.forAdults
        : [...names, ...(unnamedCount > 0 ? [moreIssuesText(unnamedCount, language)] : [])].join(' · '),
    path: isOne ? `/issue/${newest.slug}` : '/shelf/following',
    tag,
    language: languageTag(language),
  };
  return { content: JSON.stringify(notice), topic: tag };
}

function shorten(name: string): string {
  const characters = [...name];
  return characters.length <= maxNameLength ? name : `${characters.slice(0, maxNameLength - 1).join('')}…`;
}
