import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { jsonColumn } from '../database/json-column.ts';
import type { Tables } from '../database/tables.ts';
import { insertImages } from './insert-images.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedIssue } from './seed-catalogue.ts';

/** Inserts the editions of the issues with their pages. The first page is the cover. */
export async function insertEditions(
  trx: Transaction<Tables>,
  issues: readonly (SeedIssue & { id: string })[],
): Promise<void> {
  const editions = issues.flatMap(({ id: issueId, editions: all }) =>
    all.map(({ language, title, description, pages }) => ({
      content: { id: randomUUID(), issueId, language, title, description },
      pages,
    })),
  );
  const hashes = await insertImages(
    trx,
    editions.flatMap(({ pages }) => pages),
  );
  let next = 0;
  const pages = editions.flatMap(({ content, pages: all }) =>
    all.map(({ panels }, position) => ({
      contentId: content.id,
      position,
      image: hashes[next++] ?? '',
      panels: jsonColumn([...panels]),
    })),
  );
  const covers = new Map(
    pages.filter(({ position }) => position === 0).map(({ contentId, image }) => [contentId, image]),
  );
  const contents = editions.map(({ content }) => {
    const cover = covers.get(content.id);
    if (cover === undefined) throw new Error(`${content.title} has no pages.`);
    return { ...content, cover };
  });
  await insertRows(trx, 'comics.issue_content', contents);
  await insertRows(trx, 'comics.page', pages);
}
