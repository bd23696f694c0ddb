import { type Kysely, sql } from 'kysely';

/**
 * Adds the working copies of issues with their markets and uploads, requests for approval, an audit log, and former
 * versions of published pages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create schema publishing`,
  sql`create table publishing.draft (
    issue_id uuid primary key default gen_random_uuid(),
    publisher_id uuid not null references comics.publisher (id),
    slug text not null unique,
    series_id uuid references comics.series (id),
    number double precision,
    country text check (country ~ '^[A-Z]{2}$'),
    release_date text check (release_date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    original_title text,
    original_language text not null,
    parental_rating text not null check (parental_rating in ('L', '10', '12', '14', '16', '+18')),
    genre text,
    sample_pages integer not null check (sample_pages >= 0),
    reading_direction text not null check (reading_direction in ('ltr', 'rtl')),
    reading_mode text not null check (reading_mode in ('paged', 'vertical')),
    contributors jsonb not null default '[]',
    version integer not null default 1,
    is_changed boolean not null default true,
    first_offered_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index on publishing.draft (publisher_id, updated_at desc)`,
  sql`create index on publishing.draft (series_id)`,
  sql`create table publishing.draft_content (
    id uuid primary key default gen_random_uuid(),
    issue_id uuid not null references publishing.draft (issue_id) on delete cascade,
    language text not null,
    title text not null,
    description text not null,
    cover text references comics.image (hash),
    version integer not null default 1,
    unique (issue_id, language)
  )`,
  sql`create index on publishing.draft_content (cover)`,
  // Checked at the end of a transaction, because reordering exchanges positions.
  sql`create table publishing.draft_page (
    id uuid primary key default gen_random_uuid(),
    content_id uuid not null references publishing.draft_content (id) on delete cascade,
    position integer not null check (position >= 0),
    image text not null references comics.image (hash),
    panels jsonb not null default '[]',
    file_name text,
    unique (content_id, position) deferrable initially deferred
  )`,
  sql`create table publishing.request (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('issue', 'series', 'publisher')),
    subject_id uuid not null,
    publisher_id uuid references comics.publisher (id),
    state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
    name text not null,
    content jsonb not null,
    submitted_by uuid not null,
    submitted_at timestamptz not null default now(),
    answered_by uuid,
    answered_at timestamptz,
    reason text,
    check ((state = 'waiting') = (answered_at is null)),
    check ((state = 'rejected') = (reason is not null))
  )`,
  sql`create unique index request_waiting on publishing.request (kind, subject_id) where state = 'waiting'`,
  sql`create index on publishing.request (kind, subject_id, submitted_at desc)`,
  sql`create index on publishing.request (kind, state, submitted_at)`,
  sql`create index on publishing.request (publisher_id)`,
  sql`create table publishing.audit_entry (
    id bigint generated always as identity primary key,
    occurred_at timestamptz not null default now(),
    actor_id uuid not null,
    action text not null,
    subject_kind text not null,
    subject_id uuid not null,
    before jsonb,
    after jsonb
  )`,
  sql`create index on publishing.audit_entry (subject_kind, subject_id, id)`,
  sql`create index on publishing.audit_entry (actor_id, id)`,
  // Of an image, because pages of several editions and versions share it.
  sql`create table publishing.panel_proposal (
    image text not null references comics.image (hash) on delete cascade,
    reading_direction text not null check (reading_direction in ('ltr', 'rtl')),
    panels jsonb not null,
    confidence real not null check (confidence between 0 and 1),
    primary key (image, reading_direction)
  )`,
  sql`alter table comics.issue_content add column version integer not null default 1`,
  // Checked at the end of a transaction, because an approval can exchange the languages of editions.
  sql`alter table comics.issue_content drop constraint issue_content_issue_id_language_key`,
  sql`alter table comics.issue_content
    add constraint issue_content_language unique (issue_id, language) deferrable initially deferred`,
  sql`create table comics.former_cover (image text primary key references comics.image (hash))`,
  sql`create table comics.former_page (
    content_id uuid not null references comics.issue_content (id) on delete cascade,
    version integer not null,
    position integer not null,
    page_id uuid not null,
    image text not null references comics.image (hash),
    panels jsonb not null,
    primary key (content_id, version, position)
  )`,
  sql`create index on comics.former_page (page_id)`,
  sql`create table publishing.issue_market (
    id uuid primary key default gen_random_uuid(),
    issue_id uuid not null references publishing.draft (issue_id) on delete cascade,
    market text not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    available_from timestamptz not null,
    is_available_for_all boolean not null,
    is_available_for_subscribers boolean not null,
    created_at timestamptz not null default now(),
    unique (issue_id, market)
  )`,
  // Orders refer to prices, so a removed one keeps its row.
  sql`alter table comics.merchandise add column removed_at timestamptz`,
  sql`alter table comics.merchandise drop constraint merchandise_issue_id_kind_currency_key`,
  sql`create unique index merchandise_for_sale on comics.merchandise (issue_id, market, kind, currency)
    where removed_at is null`,
  sql`create index on comics.merchandise (issue_id)`,
  sql`create table publishing.upload (
    id uuid primary key,
    content_id uuid not null references publishing.draft_content (id) on delete cascade,
    created_by uuid not null,
    file_name text not null,
    page_number integer check (page_number > 0),
    bytes bigint not null check (bytes > 0),
    state text not null default 'uploading' check (state in ('uploading', 'received', 'checked', 'decoded', 'stored', 'failed')),
    failure text,
    created_at timestamptz not null default now(),
    check ((state = 'failed') = (failure is not null))
  )`,
  sql`create index on publishing.upload (content_id, created_at)`,
  sql`create index on publishing.upload (created_at)`,
  sql`create index on publishing.upload (created_by)`,
];
