import { type Kysely, sql } from 'kysely';
import { entries, issueTexts, seriesTexts } from './search-texts/entries.ts';

/** Adds the sale of issues in other markets than the default one, and the markets of banners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

/** Issues on sale in any market. One that is not on sale in the default market has an entry that is hidden there. */
const anywhere = ['comics.issue_anywhere as issue', 'true'] as const;

const statements = [
  sql`create table comics.issue_sale (
    market text not null check (market <> 'brazil'),
    issue_id uuid not null references comics.issue (id) on delete cascade,
    published_at timestamptz not null,
    withdrawn_at timestamptz,
    is_available_for_all boolean not null,
    is_available_for_subscribers boolean not null,
    primary key (market, issue_id)
  )`,
  sql`create index on comics.issue_sale (issue_id)`,
  sql`create index on comics.issue_sale (market, published_at desc, issue_id)`,
  sql`insert into comics.issue_sale
    (market, issue_id, published_at, is_available_for_all, is_available_for_subscribers)
    select entry.market, entry.issue_id, entry.available_from, entry.is_available_for_all, entry.is_available_for_subscribers
    from publishing.issue_market as entry join comics.issue on issue.id = entry.issue_id
    where entry.market <> 'brazil'`,
  // Two parts, so that PostgreSQL finds the issues of each by their ids. With one condition it compared all issues with all ids.
  sql`create view comics.issue_anywhere as
    select id, publisher_id, series_id, number, original_title, genre, is_available_for_all, published_at
    from comics.issue where withdrawn_at is null
    union all
    select id, publisher_id, series_id, number, original_title, genre, is_available_for_all, 'infinity'
    from comics.issue where withdrawn_at is not null and exists (
      select from comics.issue_sale as sale where sale.issue_id = issue.id and sale.withdrawn_at is null
    )`,
  entries('issue', issueTexts(...anywhere)),
  entries('series', seriesTexts(...anywhere)),
  sql`create trigger search_in_turn before insert or update or delete on comics.issue_sale
    for each statement execute function comics.search_in_turn()`,
  // Once for each statement, like the triggers of the other tables.
  sql`create function comics.search_after_issue_sale() returns trigger language plpgsql as $$
    begin
      perform comics.refresh_search(
        array(select distinct issue_id from changed),
        array(
          select distinct series_id from comics.issue
          where id in (select issue_id from changed) and series_id is not null
        ),
        '{}'
      );
      return null;
    end $$`,
  ...(['insert', 'update', 'delete'] as const).map((event) =>
    sql.raw(`create trigger search_after_issue_sale_${event} after ${event} on comics.issue_sale
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function comics.search_after_issue_sale()`),
  ),
  sql`create table comics.banner_market (
    banner_id uuid not null references comics.banner (id) on delete cascade,
    market text not null,
    primary key (banner_id, market)
  )`,
];
