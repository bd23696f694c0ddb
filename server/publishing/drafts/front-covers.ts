import { showsBothCovers } from '../../media/images/front-cover.ts';
import type { PublishingService } from '../service.ts';
import type { Draft } from './change-draft.ts';
import type { LoadedContent } from './load-contents.ts';

/**
 * Stores the front covers of editions without a cover of their own whose first page shows both covers. Returns the hashes of
 * the images by the ids of the editions.
 */
export async function storeFrontCovers(
  { storeFrontCover }: Pick<PublishingService, 'storeFrontCover'>,
  draft: Pick<Draft, 'readingMode' | 'readingDirection'>,
  contents: readonly LoadedContent[],
): Promise<ReadonlyMap<string, string>> {
  const byContent = new Map<string, string>();
  for (const { id, cover, pages } of contents) {
    const [page, ...otherPages] = pages;
    if (cover !== null || !page || !showsBothCovers(page, otherPages, draft.readingMode)) continue;
    byContent.set(id, await storeFrontCover({ ...page, hash: page.image }, draft.readingDirection));
  }
  return byContent;
}
