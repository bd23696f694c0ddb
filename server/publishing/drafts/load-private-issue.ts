import type { Static } from 'typebox';
import type { PictureAddresses } from '../../catalogue/picture-addresses.ts';
import { selectImage } from '../../catalogue/select-image.ts';
import { toPublisherSummary } from '../../catalogue/to-issue.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { type DraftPictures, openDraftPictures } from '../draft-pictures.ts';
import { findNewestRequest } from '../requests/find-request.ts';
import { toLastRequest } from '../requests/to-request.ts';
import type { DraftContent, PrivateIssue } from './draft-schemas.ts';
import { issueDetailsOf } from './issue-details.ts';
import { type LoadedContent, loadContents } from './load-contents.ts';
import { loadMarkets } from './load-markets.ts';
import { publicationOf, saleStart } from './publication.ts';

interface PrivateIssueDependencies {
  database: Database;
  pictures: PictureAddresses;
}

/** Loads the working copy of an issue. It must exist: `openDraftFor`. */
export async function loadPrivateIssue(
  { database, pictures }: PrivateIssueDependencies,
  caller: Caller,
  issueId: string,
): Promise<Static<typeof PrivateIssue>> {
  const [row, contents, request, markets] = await Promise.all([
    database
      .selectFrom('publishing.draft as draft')
      .innerJoin('comics.publisher as publisher', 'publisher.id', 'draft.publisherId')
      .leftJoin('comics.issue as issue', 'issue.id', 'draft.issueId')
      .selectAll('draft')
      .select([
        'publisher.name as publisherName',
        'publisher.username as publisherUsername',
        selectImage<null>('publisher.picture').as('publisherPicture'),
        'issue.publishedAt',
        saleStart.as('saleStart'),
      ])
      .where('draft.issueId', '=', issueId)
      .executeTakeFirstOrThrow(),
    loadContents(database, issueId),
    findNewestRequest(database, { kind: 'issue', id: issueId }),
    loadMarkets(database, issueId),
  ]);
  const draftPictures = openDraftPictures(pictures, caller);
  return {
    externalId: row.issueId,
    publisher: toPublisherSummary(row, pictures),
    ...issueDetailsOf(row),
    genre: row.genre as Static<typeof PrivateIssue>['genre'],
    contributors: row.contributors,
    version: row.version,
    copyVersion: row.copyVersion,
    saleVersion: row.saleVersion,
    isChanged: row.isChanged,
    publication: publicationOf(row),
    publishedAt: row.saleStart?.toISOString() ?? null,
    request: request && toLastRequest(request),
    markets,
    contents: contents.map((content) => toDraftContent(content, draftPictures)),
    expiresAt: draftPictures.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Loads one language edition of a working copy. It must exist. */
export async function loadDraftContent(
  { database, pictures }: PrivateIssueDependencies,
  caller: Caller,
  { issueId, contentId }: { issueId: string; contentId: string },
): Promise<Static<typeof DraftContent>> {
  const [content] = await loadContents(database, issueId, contentId);
  if (!content) throw new Error(`There is no content ${contentId}.`);
  return toDraftContent(content, openDraftPictures(pictures, caller));
}

function toDraftContent(
  { id, language, title, description, version, pages, coverImage }: LoadedContent,
  { pictures, sign }: DraftPictures,
): Static<typeof DraftContent> {
  const [firstPage] = pages;
  const cover = coverImage ?? (firstPage && { ...firstPage, hash: firstPage.image });
  return {
    externalId: id,
    language,
    title,
    description,
    // The address of a cover has the id of its content, because the image may be no page.
    cover: cover ? pictures.pagePicture({ ...cover, id }, sign(id)) : null,
    version,
    pages: pages.map((page, index) => ({
      number: index + 1,
      picture: pictures.pagePicture({ ...page, hash: page.image }, sign(page.id)),
      panels: page.panels,
      fileName: page.fileName,
      proposal:
        page.proposedPanels === null
          ? null
          : { panels: page.proposedPanels, confidence: page.proposalConfidence ?? 0 },
    })),
  };
}
