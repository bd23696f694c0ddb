import { type IssueRow, issueQuery } from '../catalogue/issue-query.ts';
import { defaultMarket } from '../catalogue/markets/markets.ts';
import { isForAdults } from '../catalogue/may-see.ts';
import { seriesTitle } from '../catalogue/series-title.ts';
import { type Language, languageTag } from '../http/language.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { fillPlaceholders } from '../text/fill-placeholders.ts';
import { pathTo, type SeoContext } from './page-metadata.ts';
import { sharedPicture } from './shared-picture.ts';
import { texts } from './texts.ts';

interface FeedTarget {
  slug: string;
  language: Language;
  /** The origin of the site. */
  site: string;
}

const maxEntries = 50;

/** The newest issues of a series as an Atom feed (RFC 4287). Null if the series has no offered issue. */
export async function createSeriesFeed(
  { database, pictures }: SeoContext,
  { slug, language, site }: FeedTarget,
): Promise<string | null> {
  const series = await database
    .selectFrom('comics.series')
    .select(['id', 'slug', seriesTitle(language).as('title')])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!series) return null;
  const issues = await issueQuery(database, { language, market: defaultMarket })
    .where('issue.seriesId', '=', series.id)
    .orderBy('issue.publishedAt', 'desc')
    .orderBy('issue.id')
    .limit(maxEntries)
    .execute();
  const [newest] = issues;
  if (!newest) return null;
  const addressOf = (path: string) => new URL(path, site).href;
  const updated = new Date(Math.max(...issues.map((issue) => updatedAt(issue).getTime())));
  const words = texts[language];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}">`,
    `<id>urn:uuid:${series.id}</id>`,
    element('title', series.title),
    element(
      'subtitle',
      fillPlaceholders(words.series, { title: series.title, publisher: newest.publisherName }),
    ),
    link('self', addressOf(feedPath(series.slug, language)), 'application/atom+xml'),
    link('alternate', addressOf(pathTo.series(series.slug)), 'text/html'),
    `<updated>${updated.toISOString()}</updated>`,
    `<author>${element('name', newest.publisherName)}${element('uri', addressOf(pathTo.publisher(newest.publisherUsername)))}</author>`,
    ...issues.map((issue) => entryOf(issue, { pictures, language, addressOf })),
    '</feed>\n',
  ].join('\n');
}

/** The language is part of the address, because feed readers send no cookies. */
export const feedPath = (slug: string, language: Language): string =>
  `${pathTo.series(slug)}/feed.atom${language === 'pt-br' ? '' : `?language=${language}`}`;

interface EntryContext {
  pictures: SeoContext['pictures'];
  language: Language;
  addressOf(path: string): string;
}

/** Issues for adults have neither text nor cover, because feed readers have no age gate. */
function entryOf(issue: IssueRow, { pictures, language, addressOf }: EntryContext): string {
  const words = texts[language];
  const names = { title: issue.title, publisher: issue.publisherName };
  const address = addressOf(pathTo.issue(issue.slug));
  const isAdult = isForAdults(issue.parentalRating);
  const cover = isAdult
    ? null
    : sharedPicture(pictures.coverPicture(issue.cover), fillPlaceholders(words.cover, names));
  const html =
    cover &&
    `<p><a href="${escapeHtml(address)}"><img src="${escapeHtml(addressOf(cover.address))}" width="${cover.width}" height="${cover.height}" alt="${escapeHtml(cover.altText)}"></a></p><p>${escapeHtml(issue.description)}</p>`;
  return [
    '<entry>',
    `<id>urn:uuid:${issue.id}</id>`,
    element('title', issue.number === null ? issue.title : `${issue.title} (${issue.number})`),
    link('alternate', address, 'text/html'),
    `<published>${issue.publishedAt.toISOString()}</published>`,
    `<updated>${updatedAt(issue).toISOString()}</updated>`,
    ...creatorsOf(issue).map(({ name, slug }) => {
      const uri = element('uri', addressOf(pathTo.creator(slug)));
      return `<author>${element('name', name)}${uri}</author>`;
    }),
    html
      ? `<content type="html">${escapeHtml(html)}</content>`
      : element('summary', fillPlaceholders(words.issueForAdults, names)),
    '</entry>',
  ].join('\n');
}

/** Each creator once, in the order of the credits. */
const creatorsOf = ({ contributors }: IssueRow) => [
  ...new Map(contributors.map((each) => [each.slug, each])).values(),
];

/** The publication is later than the last change of an issue that was scheduled. */
const updatedAt = ({ updatedAt: changed, publishedAt }: IssueRow): Date =>
  changed > publishedAt ? changed : publishedAt;

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

const link = (rel: string, address: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeHtml(address)}"/>`;
