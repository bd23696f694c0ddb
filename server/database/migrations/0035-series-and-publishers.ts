import { type Kysely, sql } from 'kysely';

/** Adds texts and covers of series by language, proposed images, and what staff decide about publishers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table comics.series_descriptor (
    series_id uuid not null references comics.series (id) on delete cascade,
    language text not null,
    title text not null,
    description text not null,
    cover text references comics.image (hash),
    primary key (series_id, language)
  )`,
  sql`create index on comics.series_descriptor (cover)`,
  sql`alter table comics.publisher
    add column version integer not null default 1,
    add column tax_number text check (tax_number ~ '^(\\d{11}|\\d{14})$')`,
  sql`create unique index publisher_username on comics.publisher (lower(username))`,
  sql`create table publishing.publisher_share (
    publisher_id uuid not null references comics.publisher (id) on delete cascade,
    valid_from text not null check (valid_from ~ '^\\d{4}-(0[1-9]|1[0-2])-01$'),
    basis_points integer not null check (basis_points between 0 and 10000),
    primary key (publisher_id, valid_from)
  )`,
  sql`create table publishing.request_image (
    id uuid primary key default gen_random_uuid(),
    request_id uuid not null references publishing.request (id) on delete cascade,
    image text not null references comics.image (hash),
    unique (request_id, image)
  )`,
  sql`create index on publishing.request_image (image)`,
  // A rejected proposal ends with the next change by staff.
  sql`alter table publishing.request add column is_outdated boolean not null default false
    check (not is_outdated or state = 'rejected')`,
  // Each applicant has at most one waiting application, and names of waiting requests are taken.
  sql`create unique index request_applicant on publishing.request (submitted_by)
    where kind = 'publisher' and state = 'waiting' and publisher_id is null`,
  sql`create unique index request_series_slug on publishing.request ((content ->> 'slug'))
    where kind = 'series' and state = 'waiting'`,
  sql`create unique index request_publisher_username on publishing.request ((content ->> 'username'))
    where kind = 'publisher' and state = 'waiting'`,
];
