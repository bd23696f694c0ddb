import { type Kysely, sql } from 'kysely';

/** Moves recipes out of the images table, so media do not depend on the demo. Marks accounts with a published password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table platform.drawing (
    image text primary key references comics.image (hash) on delete cascade,
    recipe text not null unique
  )`,
  sql`insert into platform.drawing (image, recipe) select hash, recipe from comics.image where recipe is not null`,
  sql`alter table comics.image drop column recipe`,
  sql`alter table identity.account add column has_published_password boolean not null default false`,
  // Every demo account has an address of this domain, which is reserved for examples.
  sql`update identity.account set has_published_password = true
    where email like '%@banca.example' and password_hash is not null`,
];
