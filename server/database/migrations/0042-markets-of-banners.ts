import { type Kysely, sql } from 'kysely';

/** Names the markets of banners without any, which were shown in all. From now on a banner without markets is shown nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into comics.banner_market (banner_id, market)
    select banner.id, market
    from comics.banner as banner cross join unnest(array['brazil', 'portugal']) as market
    where not exists (select from comics.banner_market as shown where shown.banner_id = banner.id)`.execute(
    db,
  );
}
