import { type IssueRow, issueQuery } from '../catalogue/issue-query.ts';
import { refusalOfIssue } from '../catalogue/not-offered.ts';
import type { Language } from '../http/language.ts';
import { type Described, type Finding, gone, pathTo, unknown, type Wanted } from './finding.ts';
import { issueData } from './issue-data.ts';
import { sharedPicture } from './shared-picture.ts';
import { breadcrumbs } from './structured.ts';
import { brief, fill, texts } from './texts.ts';

export async function describeIssue(finding: Finding, { name, language }: Wanted): Promise<Described> {
  const row = await issueQuery(finding.database, language).where('issue.slug', '=', name).executeTakeFirst();
  if (!row) return (await isGone(finding, name)) ? gone : unknown;
  const series = await seriesOf(finding, row);
  const picture = coverOf(finding, row, language);
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

export const isForAdults = (rating: string): boolean => rating === '+18';

/** What is for adults is not told before its gate: previews and results are seen by anybody. */
function descriptionOf(row: IssueRow, language: Language): string {
  const { issue, issueForAdults } = texts[language];
  const names = { title: row.title, publisher: row.publisherName };
  if (isForAdults(row.parentalRating)) return fill(issueForAdults, names);
  return brief(row.description || fill(issue, names));
}

/** None of what is for adults: previews and results are seen by anybody. */
function coverOf({ pictures }: Finding, row: IssueRow, language: Language) {
  if (isForAdults(row.parentalRating)) return null;
  return sharedPicture(pictures.coverPicture(row.cover), fill(texts[language].cover, { title: row.title }));
}

async function seriesOf({ database }: Finding, { seriesId: id }: IssueRow) {
  if (id === null) return null;
  const found = await database
    .selectFrom('comics.series')
    .select(['slug', 'title'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether it has left the shop, or never was in it. */
async function isGone({ database }: Finding, slug: string): Promise<boolean> {
  return (await refusalOfIssue(database, { slug })).code === 'ISSUE.UNAVAILABLE_MARKET';
}
