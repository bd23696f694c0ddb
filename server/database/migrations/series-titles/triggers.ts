import { type RawBuilder, sql } from 'kysely';

const refresh = (touched: string) => `perform comics.refresh_search(
  array(select id from comics.issue where series_id in (select series_id from (${touched}) as touched)),
  array(select distinct series_id from (${touched}) as touched),
  '{}'
)`;

const difference = (some: string, others: string) =>
  `(select series_id, language, title, description from ${some}
    except select series_id, language, title, description from ${others})`;

const events = [
  ['insert', 'new table as changed'],
  ['update', 'old table as former new table as changed'],
  ['delete', 'old table as changed'],
] as const;

/** The texts of series by language are searched too. The triggers work like those of migration 0012. */
export const descriptorTriggers: RawBuilder<unknown>[] = [
  sql`create trigger search_in_turn before insert or update or delete on comics.series_descriptor
    for each statement execute function comics.search_in_turn()`,
  sql.raw(`create function comics.search_after_series_descriptor() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        ${refresh(`${difference('former', 'changed')} union ${difference('changed', 'former')}`)};
      else
        ${refresh('select series_id from changed')};
      end if;
      return null;
    end $$`),
  ...events.map(([event, transition]) =>
    sql.raw(`create trigger search_after_series_descriptor_${event} after ${event} on comics.series_descriptor
      referencing ${transition} for each statement execute function comics.search_after_series_descriptor()`),
  ),
];
