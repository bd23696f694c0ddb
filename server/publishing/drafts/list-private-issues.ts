import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import type { ImageRow } from '../../database/image-row.ts';
import type { RequestState } from '../../database/publishing-tables.ts';
import { rowRangeOf, type SliceRange } from '../../http/slice.ts';
import type { DraftPictures } from '../draft-pictures.ts';
import type { PrivateIssueSummary } from './draft-schemas.ts';
import { publicationOf, saleStart } from './publication.ts';

interface PrivateIssuesQuery extends SliceRange {
  publisherId: string;
  language: string;
  /**
   * Words that the slug, the number and a title must have together, possibly unfinished. Absent: all issues. No words:
   * none.
   */
  search?: string;
}

interface PrivateIssueRow {
  id: string;
  slug: string;
  number: number | null;
  seriesId: string | null;
  isDraft: boolean;
  isChanged: boolean;
  updatedAt: Date;
  publishedAt: Date | null;
  saleStart: Date | null;
  contentId: string | null;
  title: string | null;
  cover: ImageRow | null;
  pagesCount: number | null;
  requestState: RequestState | null;
}

/** Lists the working copies of a publisher, and its issues that have none yet, those that were changed last first. */
export async function listPrivateIssues(
  database: Database,
  { publisherId, language, search, ...slice }: PrivateIssuesQuery,
): Promise<PrivateIssueRow[]> {
  const { limit, offset } = rowRangeOf(slice);
  const { rows } = await sql<PrivateIssueRow>`
    with item as (
      select issue_id as id, slug, number, series_id, original_language, true as is_draft, is_changed, updated_at
      from publishing.draft where publisher_id = ${publisherId}
      union all
      select id, slug, number, series_id, original_language, false, false, updated_at
      from comics.issue
      where publisher_id = ${publisherId}
        and not exists (select from publishing.draft where draft.issue_id = issue.id)
    )
    select
      item.id, item.slug, item.number, item.series_id, item.is_draft, item.is_changed, item.updated_at,
      issue.published_at, ${saleStart} as sale_start,
      edition.id as content_id, edition.title, edition.pages_count,
      (
        select json_build_object(
          'hash', image.hash, 'width', image.width, 'height', image.height, 'placeholder', image.placeholder
        )
        from comics.image where image.hash = edition.cover
      ) as cover,
      (
        select request.state from publishing.request
        where request.kind = 'issue' and request.subject_id = item.id
        order by request.submitted_at desc limit 1
      ) as request_state
    from (
      select * from ${search === undefined ? sql`item` : findItems(search)}
      order by updated_at desc, id limit ${limit} offset ${offset}
    ) as item
    left join comics.issue as issue on issue.id = item.id
    left join lateral (${edition(language)}) as edition on true
    order by item.updated_at desc, item.id
  `.execute(database);
  return rows;
}

/** The edition in the requested language, otherwise the original one. */
const edition = (language: string): RawBuilder<unknown> => sql`
  select content.id, content.title,
    coalesce(
      content.cover,
      (select page.image from publishing.draft_page as page where page.content_id = content.id and page.position = 0)
    ) as cover,
    (
      select count(*)::int from (
        select from publishing.draft_page as page where item.is_draft and page.content_id = content.id
        union all
        select from comics.page where not item.is_draft and page.content_id = content.id
      ) as pages
    ) as pages_count
  from (
    select id, language, title, cover from publishing.draft_content where issue_id = item.id
    union all
    select id, language, title, cover from comics.issue_content where not item.is_draft and issue_id = item.id
  ) as content
  order by content.language = ${language} desc, content.language = item.original_language desc, content.language
  limit 1`;

/**
 * Items with all words, each with one of its titles. A lateral join, so that the newest items are examined first and
 * the search ends with the page. The words of titles are stored, because splitting them takes too long. A search
 * without words, such as "!!!", finds nothing, like in the catalogue: its condition is null.
 */
const findItems = (search: string): RawBuilder<unknown> => sql`(
  select item.* from item cross join lateral (
    select from (
      select title_words from publishing.draft_content where item.is_draft and issue_id = item.id
      union all select title_words from comics.issue_content where not item.is_draft and issue_id = item.id
      union all select ''
    ) as content
    where title_words || array_to_tsvector(string_to_array(slug, '-') || string_to_array(number::text, '.')) @@ (
      select string_agg(quote_literal(left(word, 60)) || ':*', ' & ')::tsquery
      from unnest(comics.plain_words(${search})) as word where word <> ''
    )
    limit 1
  ) as found
) as item`;

export const toPrivateIssueSummary = (
  row: PrivateIssueRow,
  { pictures, sign }: DraftPictures,
): Static<typeof PrivateIssueSummary> => ({
  externalId: row.id,
  slug: row.slug,
  title: row.title,
  number: row.number,
  seriesId: row.seriesId,
  cover: coverOf(row, { pictures, sign }),
  pagesCount: row.pagesCount ?? 0,
  isChanged: row.isChanged,
  publication: publicationOf(row),
  requestState: row.requestState,
  updatedAt: row.updatedAt.toISOString(),
});

/** Covers of working copies are not public. Their address has the id of the content. */
function coverOf(
  { cover, contentId, isDraft }: PrivateIssueRow,
  { pictures, sign }: Pick<DraftPictures, 'pictures' | 'sign'>,
) {
  if (cover === null || contentId === null) return null;
  return isDraft
    ? pictures.pagePicture({ ...cover, id: contentId }, sign(contentId))
    : pictures.coverPicture(cover);
}
