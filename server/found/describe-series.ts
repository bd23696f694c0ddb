import { issueQuery } from '../comics/issue-query.ts';
import { seriesQuery } from '../comics/series-query.ts';
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
  // Its cover is that of its first issue.
  const isCoverForAll = !isForAdults(issues[0]?.parental_rating ?? '');
  const picture = isCoverForAll
    ? sharedPicture(pictures.coverPicture(row.cover), fill(words.cover, { title: row.title }))
    : null;
  return {
    status: 200,
    page: {
      path,
      title: row.title,
      description: brief(
        row.description || fill(words.series, { title: row.title, publisher: row.publisher_name }),
      ),
      kind: 'website',
      picture,
      isForAdults: issues.some((issue) => isForAdults(issue.parental_rating)),
      data: (addressOf) => [
        {
          '@type': 'ComicSeries',
          '@id': addressOf(path),
          url: addressOf(path),
          name: row.title,
          description: row.description || undefined,
          image: picture ? addressOf(picture.address) : undefined,
          publisher: publisherData(row.publisher_name, addressOf(pathTo.publisher(row.publisher_username))),
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

/** By number, as its screen shows them. */
function issuesOf({ database }: Finding, series: string, language: string) {
  return issueQuery(database, language)
    .clearSelect()
    .select(['issue.slug', 'issue.number', 'issue.parental_rating', 'edition.title'])
    .where('issue.series_id', '=', series)
    .orderBy('issue.number', (order) => order.asc().nullsLast())
    .orderBy('issue.published_at')
    .orderBy('issue.id')
    .limit(mostParts)
    .execute();
}
