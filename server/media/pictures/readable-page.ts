import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { samplePagesCountOf } from '../../catalogue/sample-pages-count.ts';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';

/** How much of an issue a viewer may read now. */
type ReadablePart = 'all' | 'sample' | 'none';

/** `readerId`: null for visitors. The service that knows the access rule provides it. */
export type ReadingScopeLookup = (readerId: string | null, issueId: string) => Promise<ReadablePart>;

/** Called before a reader is sent a page so far after the sample that the app does not load it ahead. Rule 49. */
export type OnFarPageSent = (readerId: string, issueId: string) => Promise<void>;

/** At most so many pages after the current one does the app load before they are turned to. */
const maxLoadedAhead = 10;

/** Finds the image of a page. Null if the viewer may not read it or the page does not exist. */
export type ReadablePageLookup = (pageId: string, readerId: string | null) => Promise<StoredImage | null>;

/**
 * Caches granted access for `ttlMs`, because a reader turns many pages in that time. Denied access is not cached, so a
 * reader can read an issue immediately after buying it. Pages that the app does not load ahead have an entry of their own,
 * so that the first one after a withdrawal is refused.
 */
export function createReadablePageLookup(
  {
    database,
    findReadingScope,
    onFarPageSent,
  }: { database: Database; findReadingScope: ReadingScopeLookup; onFarPageSent: OnFarPageSent },
  ttlMs = 30_000,
): ReadablePageLookup {
  const pages = new LRUCache<string, StoredPage>({ max: 5000, ttl: ttlMs });
  const scopes = new LRUCache<string, ReadablePart>({ max: 5000, ttl: ttlMs });

  return async (pageId, readerId) => {
    const page = pages.get(pageId) ?? (await findPage(database, pageId));
    if (!page) return null;
    pages.set(pageId, page, { noUpdateTTL: true });
    const mayBeLoadedAhead = page.pagesAfterSample < maxLoadedAhead;
    const key = `${readerId ?? 'visitor'} ${page.issueId} ${mayBeLoadedAhead}`;
    if (includesPage(scopes.get(key) ?? 'none', page)) return page.image;
    let scope = await findReadingScope(readerId, page.issueId);
    if (scope === 'all' && readerId !== null && !mayBeLoadedAhead) {
      await onFarPageSent(readerId, page.issueId);
      // A withdrawal may have ended the right before the page could count as read.
      scope = await findReadingScope(readerId, page.issueId);
    }
    if (scope !== 'none') scopes.set(key, scope);
    return includesPage(scope, page) ? page.image : null;
  };
}

interface StoredPage {
  issueId: string;
  /** Negative for pages of the sample. */
  pagesAfterSample: number;
  image: StoredImage;
}

const includesPage = (scope: ReadablePart, { pagesAfterSample }: StoredPage): boolean =>
  scope === 'all' || (scope === 'sample' && pagesAfterSample < 0);

/** Finds a page of the current version, or else of an earlier one that somebody may still have open. */
async function findPage(database: Database, pageId: string): Promise<StoredPage | null> {
  const current = toStoredPage(await findCurrentPage(database, pageId));
  if (current && current.pagesAfterSample < 0) return current;
  // A page may have been in the sample of an earlier version.
  return toStoredPage(await findFormerPage(database, pageId)) ?? current;
}

type PageRow = NonNullable<Awaited<ReturnType<typeof findCurrentPage>>>;

function toStoredPage(row: PageRow | undefined): StoredPage | null {
  if (!row) return null;
  const { issueId, samplePages, position, pagesCount, ...image } = row;
  return { issueId, pagesAfterSample: position - samplePagesCountOf({ samplePages, pagesCount }), image };
}

const findCurrentPage = (database: Database, pageId: string) =>
  database
    .selectFrom('comics.page as page')
    .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
    .innerJoin('comics.issue as issue', 'issue.id', 'content.issueId')
    .innerJoin('comics.image as image', 'image.hash', 'page.image')
    .selectAll('image')
    .select([
      'content.issueId as issueId',
      'issue.samplePages',
      'page.position',
      sql<number>`(select count(*)::int from comics.page as other where other.content_id = page.content_id)`.as(
        'pagesCount',
      ),
    ])
    .where('page.id', '=', pageId)
    .executeTakeFirst();

const findFormerPage = (database: Database, pageId: string) =>
  database
    .selectFrom('comics.former_page as page')
    .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
    .innerJoin('comics.issue as issue', 'issue.id', 'content.issueId')
    .innerJoin('comics.image as image', 'image.hash', 'page.image')
    .selectAll('image')
    .select([
      'content.issueId as issueId',
      'issue.samplePages',
      'page.position',
      sql<number>`(
        select count(*)::int from comics.former_page as other
        where other.content_id = page.content_id and other.version = page.version
      )`.as('pagesCount'),
    ])
    .where('page.pageId', '=', pageId)
    .orderBy('page.position')
    .limit(1)
    .executeTakeFirst();
