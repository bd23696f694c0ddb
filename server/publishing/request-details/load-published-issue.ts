import { selectImage } from '../../catalogue/select-image.ts';
import type { Database } from '../../database/database.ts';
import type { DraftPictures } from '../draft-pictures.ts';
import { issueDetailsOf } from '../drafts/issue-details.ts';
import type { IssueVersionAnswer } from './request-detail-schemas.ts';

/** Loads what readers get of an issue, with all language editions. Null before the first approval. */
export async function loadPublishedIssue(
  database: Database,
  { pictures, sign }: DraftPictures,
  issueId: string,
): Promise<IssueVersionAnswer | null> {
  const [issue, contributors, contents, pages] = await Promise.all([
    database.selectFrom('comics.issue').selectAll().where('id', '=', issueId).executeTakeFirst(),
    database
      .selectFrom('comics.contributor')
      .select(['name', 'role'])
      .where('issueId', '=', issueId)
      .orderBy('position')
      .execute(),
    database
      .selectFrom('comics.issue_content')
      .select(['id', 'language', 'title', 'description', selectImage('cover').as('cover')])
      .where('issueId', '=', issueId)
      .orderBy('language')
      .execute(),
    listPages(database, issueId),
  ]);
  if (!issue) return null;
  const pagesByContent = Map.groupBy(pages, ({ contentId }) => contentId);
  return {
    ...issueDetailsOf(issue),
    genre: issue.genre as IssueVersionAnswer['genre'],
    contributors,
    contents: contents.map(({ id, cover, ...texts }) => ({
      ...texts,
      externalId: id,
      cover: pictures.coverPicture(cover),
      pages: (pagesByContent.get(id) ?? []).map((page, index) => ({
        number: index + 1,
        picture: pictures.pagePicture(page, sign(page.id)),
        panels: page.panels,
      })),
    })),
  };
}

const listPages = (database: Database, issueId: string) =>
  database
    .selectFrom('comics.page as page')
    .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
    .innerJoin('comics.image as image', 'image.hash', 'page.image')
    .select([
      'page.id',
      'page.contentId',
      'page.panels',
      'image.hash',
      'image.width',
      'image.height',
      'image.placeholder',
    ])
    .where('content.issueId', '=', issueId)
    .orderBy('page.position')
    .execute();
