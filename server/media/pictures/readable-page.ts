import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';

/** Whether a reader may read an issue now. The service that knows the access rule provides it. */
export type MayRead = (reader: string, issueId: string) => Promise<boolean>;

/** Finds the image of a page. Null if the reader may not read it or the page does not exist. */
export type ReadablePageLookup = (pageId: string, reader: string) => Promise<StoredImage | null>;

/**
 * Caches granted access for `ttlMs`, because a reader turns many pages in that time. Denied access is not cached, so a
 * reader can read an issue immediately after buying it.
 */
export function createReadablePageLookup(
  { database, mayRead }: { database: Database; mayRead: MayRead },
  ttlMs = 30_000,
): ReadablePageLookup {
  const pages = new LRUCache<string, StoredPage>({ max: 5000, ttl: ttlMs });
  const granted = new LRUCache<string, true>({ max: 5000, ttl: ttlMs });

  return async (pageId, reader) => {
    const page = pages.get(pageId) ?? (await findPage(database, pageId));
    if (!page) return null;
    pages.set(pageId, page, { noUpdateTTL: true });
    const key = `${reader} ${page.issueId}`;
    if (!granted.has(key)) {
      if (!(await mayRead(reader, page.issueId))) return null;
      granted.set(key, true);
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
