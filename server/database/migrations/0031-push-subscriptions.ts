import { type Kysely, sql } from 'kysely';

/** Announces new issues also on devices: each channel has a schedule of its own, and devices have subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // A reader has one row for each channel that is on.
  sql`create table comics.announcement_schedule (
    reader_id uuid not null references comics.reader (reader_id) on delete cascade,
    channel text not null check (channel in ('email', 'push')),
    -- Issues that were published later are not announced yet.
    announced_until timestamptz not null,
    -- When to look for new issues again.
    next_check_at timestamptz not null,
    primary key (reader_id, channel)
  )`,
  sql`insert into comics.announcement_schedule (reader_id, channel, announced_until, next_check_at)
    select reader_id, 'email', announced_until, next_announcement_at
    from comics.reader where next_announcement_at is not null`,
  sql`create index on comics.announcement_schedule (next_check_at)`,
  sql`alter table comics.reader drop column announced_until, drop column next_announcement_at`,
  sql`create table comics.push_subscription (
    -- Of the identity service. A device gets messages only while its session is open.
    session_id uuid primary key,
    reader_id uuid not null references comics.reader (reader_id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    language text not null,
    created_at timestamptz not null
  )`,
  sql`create index on comics.push_subscription (reader_id)`,
];
