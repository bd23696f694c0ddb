import { type Kysely, sql } from 'kysely';

/** Gives publishers an identity of their own on their page: a colour, a banner and a featured series. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.publisher
    add column color text check (color ~ '^#[0-9a-f]{6}$'),
    add column banner text references comics.image (hash),
    add column featured_series_id uuid references comics.series (id) on delete set null`,
  sql`create index on comics.publisher (featured_series_id)`,
];
