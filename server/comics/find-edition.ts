import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared-statements.ts';
import { issueForReader, type Rights, rightsColumns } from './may-read.ts';

/** The edition of a published issue that a reader opens. */
export type OpenedEdition = Rights & {
  issue_id: string;
  edition_id: string;
  language: string;
  /** Changes whenever the issue or its pages change. */
  version: string;
  /** Where the reader stopped, counted from 0. */
  reading_page: number | null;
  reading_at: Date | null;
};

interface EditionRequest {
  dragonId: string;
  issueId: string;
  language: string;
  now: Date;
}

/** In the wanted language, or else the original one. One statement: it is run each time that a comic is opened. */
export async function findEdition(
  database: Database,
  { dragonId, issueId, language, now }: EditionRequest,
): Promise<OpenedEdition | null> {
  const { rows } = await sql<OpenedEdition>`
    select
      issue.id as issue_id, edition.id as edition_id, edition.language,
      reading.page as reading_page, reading.read_at as reading_at,
      ${version} as version,
      ${rightsColumns(dragonId, now)}
    from ${issueForReader(dragonId)}
    join comics.publisher as publisher on publisher.id = issue.publisher_id
    join lateral (
      select content.id, content.language, content.cover
      from comics.issue_content as content
      where content.issue_id = issue.id
      order by content.language = ${language} desc, content.language = issue.original_language desc, content.language
      limit 1
    ) as edition on true
    left join comics.reading as reading on reading.dragon_id = ${dragonId} and reading.issue_id = issue.id
    where issue.id = ${issueId} and issue.published_at <= ${now}
    ${prepared}
  `.execute(database);
  return rows[0] ?? null;
}

/**
 * `xmin` is the transaction that wrote a row: later ones have greater numbers, so that any change of a set of rows
 * changes either their count or the sum.
 */
const version = sql`concat_ws(
  ' ', issue.xmin, publisher.xmin,
  (select image.xmin from comics.image as image where image.hash = publisher.picture),
  (select image.xmin from comics.image as image where image.hash = edition.cover),
  (select count(*) || ' ' || sum(xmin::text::bigint) from comics.issue_content where issue_id = issue.id),
  (select count(*) || ' ' || sum(xmin::text::bigint) from comics.contributor where issue_id = issue.id),
  (select count(*) || ' ' || sum(xmin::text::bigint) from comics.merchandise where issue_id = issue.id),
  (
    select count(*) || ' ' || sum(page.xmin::text::bigint) || ' ' || sum(image.xmin::text::bigint)
    from comics.page as page join comics.image as image on image.hash = page.image
    where page.content_id = edition.id
  )
)`;
