import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { issueForReader, mayBeKnown, type ReadingRights, readerMarket, rightsColumns } from './may-read.ts';

/** The edition of a published issue that a viewer opens. */
export type OpenedEdition = ReadingRights & {
  issueId: string;
  editionId: string;
  language: string;
  market: string;
  /** Changes whenever the issue or its pages change. */
  version: string;
  /** The version of the pages that the viewer gets: an earlier one if they opened it before. Rule 96. */
  pagesVersion: number;
  isCurrentVersion: boolean;
  /** Where the reader stopped, counted from 0. */
  readingPage: number | null;
  /** Of the edition and version that the reader read. */
  readingPagesCount: number | null;
  readingAt: Date | null;
};

interface EditionRequest {
  /** Null for visitors. */
  readerId: string | null;
  issueId: string;
  language: string;
  /** The version that the viewer has open. Null for the current one. */
  pagesVersion: number | null;
  now: Date;
}

/** Chooses the requested language, or else the original one. One statement, because it runs whenever a comic is opened. */
export async function findEdition(
  database: Database,
  { readerId, issueId, language, pagesVersion, now }: EditionRequest,
): Promise<OpenedEdition | null> {
  const { rows } = await sql<OpenedEdition>`
    select
      issue.id as issue_id, edition.id as edition_id, edition.language,
      reading.page as reading_page, reading.pages_count as reading_pages_count, reading.read_at as reading_at,
      ${readerMarket} as market,
      ${version} as version,
      coalesce(former.version, edition.version) as pages_version, former.version is null as is_current_version,
      ${rightsColumns(readerId, now)}
    from ${issueForReader(readerId)}
    join comics.publisher as publisher on publisher.id = issue.publisher_id
    join lateral (
      select content.id, content.language, content.cover, content.version
      from comics.issue_content as content
      where content.issue_id = issue.id
      order by content.language = ${language} desc, content.language = issue.original_language desc, content.language
      limit 1
    ) as edition on true
    left join comics.former_page as former
      on former.content_id = edition.id and former.version = ${pagesVersion} and former.position = 0
    left join comics.reading as reading on reading.reader_id = ${readerId} and reading.issue_id = issue.id
    where issue.id = ${issueId} and ${mayBeKnown(readerId, now)}
    ${prepared}
  `.execute(database);
  return rows[0] ?? null;
}

/**
 * `xmin` is the transaction that wrote a row, so it changes with the row. Its values are hashed before they are summed,
 * because plain sums of two sets of rows could be equal.
 */
const sumOf = (table: string) => sql`sum(hashtextextended(${sql.ref(table)}.xmin::text, 0))`;

const version = sql`concat_ws(
  ' ', issue.xmin, sale.xmin, publisher.xmin,
  (select image.xmin from comics.image as image where image.hash = publisher.picture),
  (select image.xmin from comics.image as image where image.hash = edition.cover),
  (select ${sumOf('content')} from comics.issue_content as content where content.issue_id = issue.id),
  (select ${sumOf('contributor')} from comics.contributor as contributor where contributor.issue_id = issue.id),
  (select ${sumOf('merchandise')} from comics.merchandise as merchandise where merchandise.issue_id = issue.id),
  (
    select ${sumOf('page')} || ' ' || ${sumOf('image')}
    from comics.page as page join comics.image as image on image.hash = page.image
    where page.content_id = edition.id
  )
)`;
