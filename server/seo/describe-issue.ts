import { type IssueRow, issueQuery } from '../catalogue/issue-query.ts';
import { defaultMarket } from '../catalogue/markets/markets.ts';
import { isForAdults } from '../catalogue/may-see.ts';
import { findIssueError } from '../catalogue/not-offered.ts';
import { seriesTitle } from '../catalogue/series-title.ts';
import type { Language } from '../http/language.ts';
import { fillPlaceholders } from '../text/fill-placeholders.ts';
import { issueData } from './issue-data.ts';
import {
  gonePage,
  type PageDescription,
  type PageTarget,
  pathTo,
  type SeoContext,
  unknownPage,
} from './page-metadata.ts';
import { sharedPicture } from './shared-picture.ts';
import { breadcrumbs } from './structured-data.ts';
import { shorten, texts } from './texts.ts';

export async function describeIssue(
  context: SeoContext,
  { pathParameter: slug, language }: PageTarget,
): Promise<PageDescription> {
  const row = await issueQuery(context.database, { language, market: defaultMarket })
    .where('issue.slug', '=', slug)
    .executeTakeFirst();
  if (!row) return (await isGone(context, slug)) ? gonePage : unknownPage;
  const series = await findSeries(context, row, language);
  const picture = coverOf(context, row, language);
  const path = pathTo.issue(row.slug);
  const words = texts[language];
  return {
    status: 200,
    page: {
      path,
      title: row.title,
      description: descriptionOf(row, language),
      kind: 'book',
      picture,
      isForAdults: isForAdults(row.parentalRating),
      data: (addressOf) => [
        issueData(isForAdults(row.parentalRating) ? { ...row, description: '' } : row, {
          series,
          picture,
          language,
          addressOf,
        }),
        breadcrumbs(
          [
            [words.pages.catalogue.title, '/catalog'],
            ...(series ? [[series.title, pathTo.series(series.slug)] as const] : []),
            [row.title, path],
          ],
          language,
          addressOf,
        ),
      ],
    },
  };
}

/** Omits the description of adult content, because search results and previews have no age gate. */
function descriptionOf(row: IssueRow, language: Language): string {
  const { issue, issueForAdults } = texts[language];
  const names = { title: row.title, publisher: row.publisherName };
  if (isForAdults(row.parentalRating)) return fillPlaceholders(issueForAdults, names);
  return shorten(row.description || fillPlaceholders(issue, names));
}

/** Omits the cover of adult content for the same reason. */
function coverOf({ pictures }: SeoContext, row: IssueRow, language: Language) {
  if (isForAdults(row.parentalRating)) return null;
  return sharedPicture(
    pictures.coverPicture(row.cover),
    fillPlaceholders(texts[language].cover, { title: row.title }),
  );
}

async function findSeries({ database }: SeoContext, { seriesId: id }: IssueRow, language: Language) {
  if (id === null) return null;
  const found = await database
    .selectFrom('comics.series')
    .select(['slug', seriesTitle(language).as('title')])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether the issue was offered before. */
async function isGone({ database }: SeoContext, slug: string): Promise<boolean> {
  return (await findIssueError(database, defaultMarket, { slug })).code === 'ISSUE.UNAVAILABLE_MARKET';
}
