import { type RawBuilder, sql } from 'kysely';
import { searchedKinds } from './tables.ts';

const noEntries = 'select null::uuid where false';

/** For each table with texts that are now searched: its relevant columns, and the entries to refresh for changed rows. */
const sources = [
  {
    table: 'issue',
    columns:
      'id, published_at, series_id, publisher_id, number, original_title, original_language, withdrawn_at, genre, is_available_for_all',
    issues: 'select id from touched',
    series: 'select series_id from touched where series_id is not null',
  },
  {
    table: 'issue_content',
    columns: 'issue_id, language, title, description',
    issues: 'select issue_id from touched',
    series:
      'select series_id from comics.issue where id in (select issue_id from touched) and series_id is not null',
  },
  {
    table: 'series',
    columns: 'id, title, publisher_id, description',
    issues: 'select id from comics.issue where series_id in (select id from touched)',
    series: 'select id from touched',
  },
];

export const searchTriggers: RawBuilder<unknown>[] = [
  ...sources.map(({ table, columns, issues, series }) => {
    const refresh = (touched: string) => `perform comics.refresh_search(
      array(with touched as (${touched}) select distinct * from (${issues}) as ids),
      array(with touched as (${touched}) select distinct * from (${series}) as ids),
      array(${noEntries})
    )`;
    const difference = (some: string, others: string) =>
      `(select ${columns} from ${some} except select ${columns} from ${others})`;
    return sql.raw(`create or replace function comics.search_after_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          ${refresh(`${difference('former', 'changed')} union ${difference('changed', 'former')}`)};
        else
          ${refresh(`select ${columns} from changed`)};
        end if;
        return null;
      end $$`);
  }),
  ...searchedKinds.flatMap((kind) => [
    sql.raw(`create or replace function comics.search_words_of_${kind}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from comics.search_word where search_word.kind = '${kind}';
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
      end $$`),
    ...statementTriggers(kind),
  ]),
];

function countWords(kind: string, sides: readonly (readonly [table: string, sign: number])[]): string {
  const counted = sides.flatMap(([table, sign]) => [
    `select unnest(tsvector_to_array(words)) as word, ${sign} as entries, 0 as names, 0 as titles from ${table}`,
    `select unnest(tsvector_to_array(name_words)), 0, ${sign}, 0 from ${table}`,
    `select unnest(tsvector_to_array(title_words)), 0, 0, ${sign} from ${table}`,
  ]);
  return `insert into comics.search_word as known (kind, word, entries, names, titles)
    select '${kind}', word, sum(entries), sum(names), sum(titles) from (${counted.join(' union all ')}) as counted
    where word not like '=%' and word not like '#%' group by word having sum(entries) <> 0 or sum(names) <> 0 or sum(titles) <> 0 order by word
    on conflict (kind, word) do update set entries = known.entries + excluded.entries,
      names = known.names + excluded.names, titles = known.titles + excluded.titles`;
}

/** The tables of the entries are new, so their triggers are too. */
function statementTriggers(kind: string): RawBuilder<unknown>[] {
  const events = [
    ['insert', 'referencing new table as changed'],
    ['update', 'referencing old table as former new table as changed'],
    ['delete', 'referencing old table as changed'],
    ['truncate', ''],
  ];
  return events.map(([event, transition]) =>
    sql.raw(`create trigger search_words_of_${kind}_${event} after ${event} on comics.${kind}_search
      ${transition} for each statement execute function comics.search_words_of_${kind}()`),
  );
}
