import { issueQuery } from '../catalogue/issue-query.ts';
import { isOffered } from '../catalogue/offered.ts';
import { seriesQuery } from '../catalogue/series-query.ts';
import { isForAdults } from './describe-issue.ts';
import { type Described, type Finding, pathTo, unknown, type Wanted } from './finding.ts';
import { sharedPicture } from './shared-picture.ts';
import { breadcrumbs, publisherData } from './structured.ts';
import { brief, fill, texts } from './texts.ts';

/** Of a series longer than this its first issues are named: the rest is in the sitemap. */
const mostParts = 100;

export async function describeSeries(finding: Finding, { name, language }: Wanted): Promise<Described> {
  const { database, pictures } = finding;
  const row = await seriesQuery(database, language).where('series.slug', '=', name).executeTakeFirst();
  if (!row) return unknown;
  const issues = await issuesOf(finding, row.id, language);
  const path = pathTo.series(row.slug);
  const words = texts[language];
  const isAdult = (await ratingsOf(finding, row.id)).some(isForAdults);
  const names = { title: row.title, publisher: row.publisherName };
  // What is for adults, also in part, is not told before its gate.
  const description = isAdult ? '' : row.description;
  const picture = isAdult ? null : sharedPicture(pictures.coverPicture(row.cover), fill(words.cover, names));
  return {
    status: 200,
    page: {
      path,
      title: row.title,
      description: isAdult
        ? fill(words.seriesForAdults, names)
        : brief(description || fill(words.series, names)),
      kind: 'website',
      picture,
      isForAdults: isAdult,
      data: (addressOf) => [
        {
          '@type': 'ComicSeries',
          '@id': addressOf(path),
          url: addressOf(path),
          name: row.title,
          description: description || undefined,
          image: picture ? addressOf(picture.address) : undefined,
          publisher: publisherData(row.publisherName, addressOf(pathTo.publisher(row.publisherUsername))),
          hasPart: issues.map((issue) => ({
            '@type': 'ComicIssue',
            name: issue.title,
            issueNumber: issue.number ?? undefined,
            url: addressOf(pathTo.issue(issue.slug)),
          })),
        },
        breadcrumbs(
          [
            [words.pages.catalogue.title, '/catalog'],
            [row.title, path],
          ],
          language,
          addressOf,
        ),
      ],
    },
  };
}

/** Of all its issues, also of those that are not named. */
async function ratingsOf({ database }: Finding, series: string): Promise<string[]> {
  const rows = await database
    .selectFrom('comics.issue as issue')
    .select('issue.parentalRating')
    .distinct()
    .where('issue.seriesId', '=', series)
    .where(isOffered())
    .execute();
  return rows.map((row) => row.parentalRating);
}

/** By number, as its screen shows them. */
function issuesOf({ database }: Finding, series: string, language: string) {
  return issueQuery(database, language)
    .clearSelect()
    .select(['issue.slug', 'issue.number', 'edition.title'])
    .where('issue.seriesId', '=', series)
    .orderBy('issue.number', (order) => order.asc().nullsLast())
    .orderBy('issue.publishedAt')
    .orderBy('issue.id')
    .limit(mostParts)
    .execute();
}
