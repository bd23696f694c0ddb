import { issueQuery } from '../catalogue/issue-query.ts';
import { defaultMarket } from '../catalogue/markets/markets.ts';
import { isForAdults } from '../catalogue/may-see.ts';
import { isOffered } from '../catalogue/offered.ts';
import { seriesQuery } from '../catalogue/series-query.ts';
import { fillPlaceholders } from '../text/fill-placeholders.ts';
import {
  type PageDescription,
  type PageTarget,
  pathTo,
  type SeoContext,
  unknownPage,
} from './page-metadata.ts';
import { feedPath } from './series-feed.ts';
import { sharedPicture } from './shared-picture.ts';
import { breadcrumbs, publisherData } from './structured-data.ts';
import { shorten, texts } from './texts.ts';

/** Longer series list only their first issues. The sitemap contains all of them. */
const maxListedIssues = 100;

export async function describeSeries(
  context: SeoContext,
  { pathParameter: slug, language }: PageTarget,
): Promise<PageDescription> {
  const { database, pictures } = context;
  const row = await seriesQuery(database, { language, market: defaultMarket })
    .where('series.slug', '=', slug)
    .executeTakeFirst();
  if (!row) return unknownPage;
  const issues = await loadFirstIssues(context, row.id, language);
  const path = pathTo.series(row.slug);
  const words = texts[language];
  const isAdult = (await loadRatings(context, row.id)).some(isForAdults);
  const names = { title: row.title, publisher: row.publisherName };
  // If one issue is for adults, the description and cover are omitted, because search results have no age gate.
  const description = isAdult ? '' : row.description;
  const picture = isAdult
    ? null
    : sharedPicture(pictures.coverPicture(row.cover), fillPlaceholders(words.cover, names));
  return {
    status: 200,
    page: {
      path,
      title: row.title,
      description: isAdult
        ? fillPlaceholders(words.seriesForAdults, names)
        : shorten(description || fillPlaceholders(words.series, names)),
      kind: 'website',
      picture,
      isForAdults: isAdult,
      feed: feedPath(row.slug, language),
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

/** Loads the ratings of all issues, also of those above `maxListedIssues`. */
async function loadRatings({ database }: SeoContext, series: string): Promise<string[]> {
  const rows = await database
    .selectFrom('comics.issue as issue')
    .select('issue.parentalRating')
    .distinct()
    .where('issue.seriesId', '=', series)
    .where(isOffered())
    .execute();
  return rows.map((row) => row.parentalRating);
}

/** In the order of the series' screen. */
function loadFirstIssues({ database }: SeoContext, series: string, language: string) {
  return issueQuery(database, { language, market: defaultMarket })
    .clearSelect()
    .select(['issue.slug', 'issue.number', 'edition.title'])
    .where('issue.seriesId', '=', series)
    .orderBy('issue.number', (order) => order.asc().nullsLast())
    .orderBy('issue.publishedAt')
    .orderBy('issue.id')
    .limit(maxListedIssues)
    .execute();
}
