import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

const revenueSize = {
  publishers: 200,
  issues: 5000,
  readers: 20_000,
  /** In the month before the last one. */
  sittingsInFullMonth: 300_000,
  sittings: 1_000_000,
  /** In each month. */
  purchases: 10_000,
};

/** Adds what readers paid and read in these months, the first one first. The last but one is the fullest. */
export async function addRevenue(database: Database, months: readonly string[]): Promise<void> {
  const { publishers, issues, readers, sittingsInFullMonth, sittings, purchases } = revenueSize;
  await sql`select setseed(0.5)`.execute(database);
  await sql`insert into comics.image (hash, format, width, height, bytes, placeholder)
    values (repeat('0', 64), 'png', 1200, 1800, 1000, '')`.execute(database);
  await sql`insert into comics.publisher (username, name)
    select 'editora-' || n, 'Editora ' || n from generate_series(1, ${publishers}::int) as n`.execute(
    database,
  );
  await sql`insert into comics.issue (slug, publisher_id, original_language, parental_rating, is_available_for_all,
      is_available_for_subscribers, reading_direction, reading_mode, fingerprint, published_at)
    select 'gibi-' || n, publisher.id, 'pt-br', 'L', false, true, 'ltr', 'paged', 'gibi-' || n, now()
    from generate_series(1, ${issues}::int) as n
      join comics.publisher on username = 'editora-' || (n % ${publishers}::int + 1)`.execute(database);
  await sql`insert into comics.issue_content (issue_id, language, title, cover)
    select id, 'pt-br', 'Edição ' || slug, repeat('0', 64) from comics.issue`.execute(database);
  await sql`insert into comics.merchandise (issue_id, kind, price, currency)
    select id, kind, 990, 'BRL' from comics.issue cross join unnest(array['purchase', 'rent']) as kind`.execute(
    database,
  );
  await sql`insert into comics.plan (slug, position) values ('plano', 0)`.execute(database);
  await sql`insert into comics.plan_merchandise (plan_id, market, cycle_days, price, currency)
    select id, 'brazil', 30, 1990, 'BRL' from comics.plan`.execute(database);
  await sql`create table numbered_reader as select n, gen_random_uuid() as id from generate_series(1, ${readers}::int) as n`.execute(
    database,
  );
  await sql`create table numbered_issue as
    select row_number() over (order by fingerprint) as n, id from comics.issue`.execute(database);
  await sql`create unique index on numbered_reader (n); create unique index on numbered_issue (n)`.execute(
    database,
  );
  await sql`insert into comics.reader (reader_id, language, theme, market, currency, created_at)
    select id, 'pt-br', 'dark', 'brazil', 'BRL', '2020-01-01' from numbered_reader`.execute(database);
  for (const [index, month] of months.entries()) {
    const isFull = index === months.length - 2;
    const count = isFull ? sittingsInFullMonth : (sittings - sittingsInFullMonth) / (months.length - 1);
    await addMonth(database, month, { sittings: Math.round(count), purchases });
  }
  await sql`drop table numbered_reader, numbered_issue`.execute(database);
  await sql`vacuum analyze`.execute(database);
}

/** Few issues are read much, as in reality. Each reader pays for a subscription in each month. */
async function addMonth(database: Database, month: string, counts: { sittings: number; purchases: number }) {
  const instant = sql`(${month}::date + random() * interval '28 days')`;
  const issue = sql`1 + floor(${revenueSize.issues}::int * random() ^ 2)`;
  await sql`insert into comics.transaction (reader_id, plan_merchandise_id, method, status, price, currency, created_at, paid_at)
    select numbered_reader.id, (select id from comics.plan_merchandise), 'paypal', 'paid', 1990, 'BRL', '2020-01-01', ${instant}
    from numbered_reader`.execute(database);
  await sql`insert into comics.transaction (reader_id, merchandise_id, method, status, price, currency, created_at, paid_at)
    select reader.id, merchandise.id, 'paypal', 'paid', 990, 'BRL', '2020-01-01', ${instant}
    from (select ${issue} as issue, 1 + floor(${revenueSize.readers}::int * random()) as reader,
        random() < 0.5 as is_rent from generate_series(1, ${counts.purchases}::int)) as sale
      join numbered_issue on numbered_issue.n = sale.issue
      join numbered_reader as reader on reader.n = sale.reader
      join comics.merchandise on issue_id = numbered_issue.id and (kind = 'rent') = is_rent`.execute(
    database,
  );
  await sql`insert into comics.sitting (reader_id, issue_id, language, basis, started_at, last_read_at, pages)
    select reader.id, numbered_issue.id, 'pt-br', 'subscription', at, at, array[0, 1, 2, 3, 4, 5]
    from (select ${issue} as issue, 1 + floor(${revenueSize.readers}::int * random()) as reader,
        ${instant} as at from generate_series(1, ${counts.sittings}::int)) as sitting
      join numbered_issue on numbered_issue.n = sitting.issue
      join numbered_reader as reader on reader.n = sitting.reader`.execute(database);
}
