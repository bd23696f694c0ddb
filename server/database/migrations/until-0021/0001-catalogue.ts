import { type Kysely, sql } from 'kysely';

/** Adds the catalogue: images, publishers, series, issues with their contents and pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create schema comics`,
  sql`create table comics.image (
    hash text primary key,
    format text not null check (format in ('jpeg', 'png', 'webp', 'avif', 'gif')),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    bytes integer not null,
    placeholder text not null
  )`,
  sql`create table comics.publisher (
    id uuid primary key default gen_random_uuid(),
    username text not null unique,
    name text not null,
    description text not null default '',
    picture text references comics.image (hash),
    priority integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  sql`create table comics.series (
    id uuid primary key default gen_random_uuid(),
    slug text not null unique,
    publisher_id uuid not null references comics.publisher (id),
    title text not null,
    description text not null default '',
    created_at timestamptz not null default now()
  )`,
  sql`create index on comics.series (publisher_id)`,
  sql`create table comics.issue (
    id uuid primary key default gen_random_uuid(),
    slug text not null unique,
    publisher_id uuid not null references comics.publisher (id),
    series_id uuid references comics.series (id),
    number double precision,
    country text,
    release_date text check (release_date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    original_title text,
    original_language text not null,
    parental_rating text not null check (parental_rating in ('L', '10', '12', '14', '16', '+18')),
    genre text,
    is_available_for_all boolean not null,
    is_available_for_subscribers boolean not null,
    reading_direction text not null check (reading_direction in ('ltr', 'rtl')),
    reading_mode text not null check (reading_mode in ('paged', 'vertical')),
    fingerprint text not null unique,
    published_at timestamptz not null,
    updated_at timestamptz not null default now()
  )`,
  sql`create index on comics.issue (published_at desc, id)`,
  sql`create index on comics.issue (publisher_id, published_at desc)`,
  sql`create index on comics.issue (series_id, number)`,
  sql`create table comics.issue_content (
    id uuid primary key default gen_random_uuid(),
    issue_id uuid not null references comics.issue (id) on delete cascade,
    language text not null,
    title text not null,
    description text not null default '',
    cover text not null references comics.image (hash),
    unique (issue_id, language)
  )`,
  sql`create index on comics.issue_content (cover)`,
  sql`create table comics.page (
    id uuid primary key default gen_random_uuid(),
    content_id uuid not null references comics.issue_content (id) on delete cascade,
    position integer not null check (position >= 0),
    image text not null references comics.image (hash),
    unique (content_id, position)
  )`,
  sql`create table comics.contributor (
    issue_id uuid not null references comics.issue (id) on delete cascade,
    position integer not null,
    name text not null,
    role text not null,
    primary key (issue_id, position)
  )`,
  sql`create table comics.merchandise (
    id uuid primary key default gen_random_uuid(),
    issue_id uuid not null references comics.issue (id) on delete cascade,
    kind text not null check (kind in ('purchase', 'rent')),
    price integer not null check (price >= 0),
    currency text not null,
    unique (issue_id, kind, currency)
  )`,
];
