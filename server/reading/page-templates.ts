import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Static } from 'typebox';
import { anyIssueQuery } from '../catalogue/issue-query.ts';
import type { IssuePages } from '../catalogue/schemas.ts';
import { toIssue } from '../catalogue/to-issue.ts';
import type { Database } from '../database/database.ts';
import type { ImageRow } from '../database/image-row.ts';
import type { FormerPageTable } from '../database/tables.ts';
import { ApiError } from '../http/api-error.ts';
import type { OpenedEdition } from './find-edition.ts';
import type { ReadingService } from './service.ts';

/** The values that differ between readers. */
interface ReaderValues {
  expiresAt: string;
  /** Returns the query string of a page's address. */
  sign(pageId: string): string;
  reading: { page: number | null; pagesCount: number | null; readAt: string } | null;
}

type PageTemplate = (values: ReaderValues) => string;
type Answer = Static<typeof IssuePages>;
type Serialize = (answer: Answer) => string;

interface TemplateRequest {
  edition: OpenedEdition;
  /** True for only the pages of the sample. */
  isSample: boolean;
  serialize: Serialize;
}

type PageRow = ImageRow & Pick<FormerPageTable, 'panels'> & { id: string };

interface CachedTemplate {
  template: PageTemplate;
  length: number;
}

/** Characters of all cached templates together, enough for about 500 comics. */
const maxLength = 8 * 1024 * 1024;

/** The placeholder for a value of the reader. Random, so no text of a comic can contain it. */
const mark = randomUUID();

/** Returns the pages of an edition as JSON without the values of the reader. Caches the templates used most recently. */
export function createPageTemplates({ database, pictures }: Pick<ReadingService, 'database' | 'pictures'>) {
  const load = async ({ edition, isSample, serialize }: TemplateRequest): Promise<CachedTemplate> => {
    const [row, allPages] = await Promise.all([
      anyIssueQuery(database, edition).where('issue.id', '=', edition.issueId).executeTakeFirst(),
      loadPages(database, edition),
    ]);
    if (!row) throw new ApiError('ISSUE.NOT_FOUND');
    const issue = toIssue(row, pictures);
    const pages = isSample ? allPages.slice(0, issue.samplePagesCount) : allPages;
    const text = serialize({
      issue,
      language: edition.language,
      version: edition.pagesVersion,
      expiresAt: mark,
      pages: pages.map((page, position) => ({
        number: position + 1,
        picture: pictures.pagePicture(page, mark),
        panels: page.panels,
      })),
      isSample,
      reading: null,
    });
    return {
      template: templateOf(
        text,
        pages.map(({ id }) => id),
      ),
      length: text.length,
    };
  };

  const templates = new LRUCache<string, CachedTemplate, TemplateRequest>({
    maxSize: maxLength,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => load(context),
  });

  // The template is loaded after the version was read, so it is at least as new.
  return async (edition: OpenedEdition, isSample: boolean, serialize: Serialize): Promise<PageTemplate> => {
    const key = `${edition.editionId} ${edition.market} ${edition.version} ${edition.pagesVersion} ${isSample ? 'sample' : 'all'}`;
    return (await templates.forceFetch(key, { context: { edition, isSample, serialize } })).template;
  };
}

async function loadPages(
  database: Database,
  { editionId, isCurrentVersion, pagesVersion }: OpenedEdition,
): Promise<PageRow[]> {
  if (isCurrentVersion) {
    const pages = await database
      .selectFrom('comics.page as page')
      .innerJoin('comics.image as image', 'image.hash', 'page.image')
      .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
      .select(['page.id', 'page.panels', 'image.hash', 'image.width', 'image.height', 'image.placeholder'])
      .where('page.contentId', '=', editionId)
      // A new version may have been approved since the edition was found.
      .where('content.version', '=', pagesVersion)
      .orderBy('page.position')
      .execute();
    if (pages.length > 0) return pages;
  }
  return database
    .selectFrom('comics.former_page as page')
    .innerJoin('comics.image as image', 'image.hash', 'page.image')
    .select([
      'page.pageId as id',
      'page.panels',
      'image.hash',
      'image.width',
      'image.height',
      'image.placeholder',
    ])
    .where('page.contentId', '=', editionId)
    .where('page.version', '=', pagesVersion)
    .orderBy('page.position')
    .execute();
}

/** The schema puts the reading last, after the pages. */
function templateOf(text: string, pageIds: string[]): PageTemplate {
  const [start, afterExpiry, ...afterPages] = text.slice(0, -'null}'.length).split(mark);
  return ({ expiresAt, sign, reading }) => {
    let filled = `${start}${expiresAt}${afterExpiry}`;
    for (const [index, rest] of afterPages.entries()) filled += sign(pageIds[index] ?? '') + rest;
    return `${filled}${JSON.stringify(reading)}}`;
  };
}
