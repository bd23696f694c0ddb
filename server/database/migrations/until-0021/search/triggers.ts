import { type RawBuilder, sql } from 'kysely';
import { searchedKinds } from './tables.ts';

/** For each table with searchable texts: its relevant columns, and the entries to refresh for changed rows. */
const sources = [
  {
    table: 'issue',
    key: 'id',
    columns: 'id, published_at, series_id, publisher_id, number, original_title, withdrawn_at',
    issues: 'select id from touched',
    series: 'select series_id from touched where series_id is not null',
    publishers: 'select null::uuid where false',
  },
  {
    table: 'issue_content',
    columns: 'issue_id, language, title',
    issues: 'select issue_id from touched',
    series:
      'select series_id from comics.issue where id in (select issue_id from touched) and series_id is not null',
    publishers: 'select null::uuid where false',
  },
  {
    table: 'contributor',
    columns: 'issue_id, name',
    issues: 'select issue_id from touched',
    series: 'select null::uuid where false',
    publishers: 'select null::uuid where false',
  },
  {
    table: 'series',
    columns: 'id, title, publisher_id',
    issues: 'select id from comics.issue where series_id in (select id from touched)',
    series: 'select id from touched',
    publishers: 'select null::uuid where false',
  },
  {
    table: 'publisher',
    columns: 'id, name, username, is_active',
    issues: 'select id from comics.issue where publisher_id in (select id from touched)',
    series:
      'select id from comics.series where publisher_id in (select id from touched) union select series_id from comics.issue where publisher_id in (select id from touched) and series_id is not null',
    publishers: 'select id from touched',
  },
];

/** Triggers run per statement, not per row, so an import of thousands of rows causes one refresh. */
export const searchTriggers: RawBuilder<unknown>[] = [
  // Writers of the catalogue run one after another, because two that change one issue would each miss the other's change.
  // They take the lock before any row, which prevents deadlocks.
  sql`create function comics.search_in_turn() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('comics.search_in_turn'));
      return null;
    end $$`,
  ...sources.map(
    ({ table }) =>
      sql`create trigger search_in_turn before insert or update or delete on ${sql.id('comics', table)}
        for each statement execute function comics.search_in_turn()`,
  ),
  ...sources.flatMap(({ table, columns, issues, series, publishers }) => {
    const refresh = (touched: string) =>
      sql.raw(`perform comics.refresh_search(
      array(with touched as (${touched}) select distinct * from (${issues}) as ids),
      array(with touched as (${touched}) select distinct * from (${series}) as ids),
      array(with touched as (${touched}) select distinct * from (${publishers}) as ids)
    )`);
    const difference = (some: string, others: string) =>
      `(select ${columns} from ${some} except select ${columns} from ${others})`;
    return [
      sql`create function comics.${sql.raw(`search_after_${table}`)}() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' then
            ${refresh(`${difference('former', 'changed')} union ${difference('changed', 'former')}`)};
          else
            ${refresh(`select ${columns} from changed`)};
          end if;
          return null;
        end $$`,
      ...statementTriggers(table, `search_after_${table}`),
    ];
  }),
  ...searchedKinds.flatMap((kind) => [
    sql`create function comics.${sql.raw(`search_words_of_${kind}`)}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from comics.search_word where search_word.kind = '${sql.raw(kind)}';
        elsif tg_op = 'INSERT' then
          ${countWords(kind, [['changed', 1]])};
        elsif tg_op = 'DELETE' then
          ${countWords(kind, [['changed', -1]])};
        else
          ${countWords(kind, [
            ['changed', 1],
            ['former', -1],
          ])};
        end if;
        return null;
      end $$`,
    ...statementTriggers(`${kind}_search`, `search_words_of_${kind}`),
    sql`create trigger search_words_truncate after truncate on ${sql.id('comics', `${kind}_search`)}
      for each statement execute function comics.${sql.raw(`search_words_of_${kind}`)}()`,
  ]),
];

function countWords(kind: string, sides: readonly (readonly [table: string, sign: number])[]) {
  const counted = sides.flatMap(([table, sign]) => [
    `select unnest(tsvector_to_array(words)) as word, ${sign} as entries, 0 as titles from ${table}`,
    `select unnest(tsvector_to_array(title_words)), 0, ${sign} from ${table}`,
  ]);
  return sql.raw(`insert into comics.search_word as known (kind, word, entries, titles)
    select '${kind}', word, sum(entries), sum(titles) from (${counted.join(' union all ')}) as counted
    where word not like '=%' group by word having sum(entries) <> 0 or sum(titles) <> 0 order by word
    on conflict (kind, word) do update
      set entries = known.entries + excluded.entries, titles = known.titles + excluded.titles`);
}

function statementTriggers(table: string, run: string): RawBuilder<unknown>[] {
  const events = [
    ['insert', 'new table as changed'],
    ['update', 'old table as former new table as changed'],
    ['delete', 'old table as changed'],
  ];
  return events.map(
    ([event = '', transition = '']) =>
      sql`create trigger ${sql.id(`${run}_${event}`)} after ${sql.raw(event)} on ${sql.id('comics', table)}
        referencing ${sql.raw(transition)} for each statement execute function comics.${sql.raw(run)}()`,
  );
}
