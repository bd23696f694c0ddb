import { type Kysely, sql } from 'kysely';
import { entries } from './search-texts/entries.ts';
import { issueTexts, seriesTexts } from './series-titles/texts.ts';
import { descriptorTriggers } from './series-titles/triggers.ts';

/**
 * Issues and series are found by the titles of a series in all languages, and publishers find their issues by indexed
 * words of titles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

/** Stored, because splitting the titles of all issues of a publisher takes longer than the rest of a search. */
const titleWords = (table: string) =>
  sql`alter table ${sql.table(table)} add column title_words tsvector not null
    generated always as (comics.title_words(title)) stored`;

const statements = [
  sql`create function comics.title_words(title text) returns tsvector
    language sql immutable strict parallel safe
    return array_to_tsvector(array(select left(word, 60) from unnest(comics.plain_words(title)) as word where word <> ''))`,
  titleWords('comics.issue_content'),
  titleWords('publishing.draft_content'),
  entries('issue', issueTexts),
  entries('series', seriesTexts),
  ...descriptorTriggers,
  sql`set local work_mem = '64MB'`,
  sql`select comics.refresh_search(
    array(select id from comics.issue where series_id in (select series_id from comics.series_descriptor)),
    array(select distinct series_id from comics.series_descriptor),
    '{}'
  )`,
];
