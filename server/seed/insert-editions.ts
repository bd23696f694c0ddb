import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { jsonColumn } from '../database/json-column.ts';
import type { Tables } from '../database/tables.ts';
import type { DemoIssue } from './seed-catalogue.ts';
import { namedImage } from './insert-images.ts';
import { pageRecipe } from '../../demo/recipes.ts';

/** The languages of the issues, each with its pages; the first page is the cover. */
export async function insertEditions(
  rows: Transaction<Tables>,
  issues: readonly (DemoIssue & { id: string })[],
): Promise<void> {
  const editions = issues.flatMap(({ id: issueId, slug, editions: all }) =>
    all.map(({ language, title, description, pages }) => ({
      content: { id: randomUUID(), issue_id: issueId, language, title, description },
      pages: pages.map(({ width, height, paper, panels }, page) => ({
        image: namedImage(pageRecipe(slug, language, page), width, height, paper),
        panels,
      })),
    })),
  );
  const contents = editions.map(({ content, pages: [cover] }) => {
    if (!cover) throw new Error(`${content.title} has no pages.`);
    return { ...content, cover: cover.image.hash };
  });
  const pages = editions.flatMap(({ content, pages: all }) =>
    all.map(({ image, panels }, position) => ({
      content_id: content.id,
      position,
      image: image.hash,
      panels: jsonColumn([...panels]),
    })),
  );
  await rows
    .insertInto('comics.image')
    .values(editions.flatMap(({ pages: all }) => all.map(({ image }) => image)))
    .execute();
  await rows.insertInto('comics.issue_content').values(contents).execute();
  await rows.insertInto('comics.page').values(pages).execute();
}
