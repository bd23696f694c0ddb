import { inDays, requireEntry, type SeedContext } from './seed-context.ts';

/** Inserts what readers follow, and when they last saw it. Omits what the catalogue does not have. */
export async function insertFollows(context: SeedContext): Promise<void> {
  const { trx, content, users } = context;
  const series = await trx.selectFrom('comics.series').select(['slug', 'id']).execute();
  const publishers = await trx.selectFrom('comics.publisher').select(['username', 'id']).execute();
  const seriesIds = new Map(series.map(({ slug, id }) => [slug, id]));
  const publisherIds = new Map(publishers.map(({ username, id }) => [username, id]));
  const values = content.readers.flatMap(({ username, follows = [] }) =>
    follows
      .map((follow) => ({
        readerId: requireEntry(users, username),
        seriesId: seriesIds.get(follow.series ?? '') ?? null,
        publisherId: publisherIds.get(follow.publisher ?? '') ?? null,
        creatorSlug: follow.creator ?? null,
        seenAt: inDays(context, -follow.seenDaysAgo),
      }))
      .filter(({ seriesId, publisherId, creatorSlug }) => seriesId ?? publisherId ?? creatorSlug),
  );
  if (values.length === 0) return;
  await trx
    .insertInto('comics.follow')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
