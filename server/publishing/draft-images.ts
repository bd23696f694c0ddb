import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { StoredImage } from '../database/image-row.ts';
import type { RequestKind } from '../database/publishing-tables.ts';
import { includesCaller } from '../http/access-sets.ts';
import { type CatalogueActor, findPublisherScope, includesPublisher } from './publisher-scope.ts';
import { requestAccess } from './requests/request-access.ts';

/**
 * Finds an image that readers may not see yet, or a published page. Null if the viewer may not change its subject, or if
 * there is none.
 */
export type DraftImageLookup = (imageId: string, readerId: string) => Promise<StoredImage | null>;

interface DraftImageDependencies {
  database: Database;
  findAccount(uuid: string): Promise<CatalogueActor | undefined>;
}

/**
 * `imageId` is the id of a page, of a content for its cover, or of an image that a request proposes. Granted access is
 * cached for `ttlMs`, because a page of a studio shows many images.
 */
export function createDraftImageLookup(
  { database, findAccount }: DraftImageDependencies,
  ttlMs = 30_000,
): DraftImageLookup {
  const grantedAccess = new LRUCache<string, true>({ max: 1000, ttl: ttlMs });

  return async (imageId, readerId) => {
    const found = await findDraftImage(database, imageId);
    if (!found) return null;
    const { kind, publisherId, ...image } = found;
    const key = `${readerId} ${kind} ${publisherId}`;
    if (!grantedAccess.has(key)) {
      const account = await findAccount(readerId);
      if (!account || !(await isAllowed(database, account, { kind, publisherId }))) return null;
      grantedAccess.set(key, true);
    }
    return image;
  };
}

interface ImageSubject {
  kind: RequestKind;
  /** Null for a publisher that does not exist yet. */
  publisherId: string | null;
}

async function isAllowed(
  database: Database,
  account: CatalogueActor,
  { kind, publisherId }: ImageSubject,
): Promise<boolean> {
  const { viewers, staff } = requestAccess[kind];
  if (!includesCaller(viewers, account)) return false;
  return includesPublisher(await findPublisherScope(database, account, staff), publisherId);
}

async function findDraftImage(database: Database, id: string): Promise<(StoredImage & ImageSubject) | null> {
  const image =
    (await findPage(database, id)) ??
    (await findCover(database, id)) ??
    (await findPublishedPage(database, id));
  if (image) return { ...image, kind: 'issue' };
  return (await findRequestImage(database, id)) ?? null;
}

const findPage = (database: Database, id: string) =>
  database
    .selectFrom('publishing.draft_page as page')
    .innerJoin('publishing.draft_content as content', 'content.id', 'page.contentId')
    .innerJoin('publishing.draft as draft', 'draft.issueId', 'content.issueId')
    .innerJoin('comics.image as image', 'image.hash', 'page.image')
    .selectAll('image')
    .select('draft.publisherId')
    .where('page.id', '=', id)
    .executeTakeFirst();

const findCover = (database: Database, id: string) =>
  database
    .selectFrom('publishing.draft_content as content')
    .innerJoin('publishing.draft as draft', 'draft.issueId', 'content.issueId')
    .leftJoin('publishing.draft_page as page', (join) =>
      join.onRef('page.contentId', '=', 'content.id').on('page.position', '=', 0),
    )
    .innerJoin('comics.image as image', (join) =>
      join.on(({ eb, fn }) => eb('image.hash', '=', fn.coalesce('content.cover', 'page.image'))),
    )
    .selectAll('image')
    .select('draft.publisherId')
    .where('content.id', '=', id)
    .executeTakeFirst();

/** Who changes an issue compares its working copy with the pages that readers get. */
const findPublishedPage = (database: Database, id: string) =>
  database
    .selectFrom('comics.page as page')
    .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
    .innerJoin('comics.issue as issue', 'issue.id', 'content.issueId')
    .innerJoin('comics.image as image', 'image.hash', 'page.image')
    .selectAll('image')
    .select('issue.publisherId')
    .where('page.id', '=', id)
    .executeTakeFirst();

/** The images of a publisher that does not exist yet are only for staff. */
const findRequestImage = (database: Database, id: string) =>
  database
    .selectFrom('publishing.request_image as proposed')
    .innerJoin('publishing.request as request', 'request.id', 'proposed.requestId')
    .innerJoin('comics.image as image', 'image.hash', 'proposed.image')
    .selectAll('image')
    .select(['request.kind', 'request.publisherId'])
    .where('proposed.id', '=', id)
    .executeTakeFirst();
