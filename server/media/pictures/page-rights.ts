import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';

/** Whether a reader may read an issue now: who knows the rule is asked. */
export type MayRead = (reader: string, issueId: string) => Promise<boolean>;

/** Finds the image of a page for a reader who may read it; null for everyone else and for pages that are not there. */
export type ReadablePage = (pageId: string, reader: string) => Promise<StoredImage | null>;

/**
 * A right that was seen is taken to go on for so many milliseconds: a reader turns many pages in that time. Only
 * what was granted is remembered, so that who has just bought an issue is not kept waiting.
 */
export function createReadablePage(
  { database, mayRead }: { database: Database; mayRead: MayRead },
  remembered = 30_000,
): ReadablePage {
  const pages = new LRUCache<string, StoredPage>({ max: 5000, ttl: remembered });
  const rights = new LRUCache<string, true>({ max: 5000, ttl: remembered });

  return async (pageId, reader) => {
    const page = pages.get(pageId) ?? (await findPage(database, pageId));
    if (!page) return null;
    pages.set(pageId, page, { noUpdateTTL: true });
    const right = `${reader} ${page.issueId}`;
    if (!rights.has(right)) {
      if (!(await mayRead(reader, page.issueId))) return null;
      rights.set(right, true);
    }
    return page.image;
  };
}

interface StoredPage {
  issueId: string;
  image: StoredImage;
}

async function findPage(database: Database, pageId: string): Promise<StoredPage | null> {
  const row = await database
    .selectFrom('comics.page as page')
    .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
    .innerJoin('comics.image as image', 'image.hash', 'page.image')
    .selectAll('image')
    .select('content.issueId as issueId')
    .where('page.id', '=', pageId)
    .executeTakeFirst();
  if (!row) return null;
  const { issueId, ...image } = row;
  return { issueId, image };
}
