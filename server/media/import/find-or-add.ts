import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PublisherDetails, SeriesDetails } from './comic-details.ts';
import { findFreeSlug, identifyingSlug, slugify } from './slugs.ts';

type CatalogueTransaction = Transaction<Tables>;

/** Finds a publisher by username or name, or adds one without a picture. */
export async function findOrAddPublisher(
  transaction: CatalogueTransaction,
  details: PublisherDetails,
): Promise<{ id: string; isNew: boolean }> {
  const selectPublishers = () => transaction.selectFrom('comics.publisher').select('id');
  const findByUsername = (username: string) =>
    selectPublishers().where('username', '=', username).executeTakeFirst();
  const preferredUsername = details.username ?? identifyingSlug(details.name);
  const existing =
    (preferredUsername === null ? undefined : await findByUsername(preferredUsername)) ??
    (details.username === undefined
      ? await selectPublishers().where('name', '=', details.name).orderBy('id').executeTakeFirst()
      : undefined);
  if (existing) return { ...existing, isNew: false };
  const isTaken = async (username: string) => Boolean(await findByUsername(username));
  const added = await transaction
    .insertInto('comics.publisher')
    .values({
      username: await findFreeSlug(preferredUsername ?? slugify(details.name, 'publisher'), isTaken),
      name: details.name,
      description: details.description ?? '',
      picture: null,
      priority: details.priority ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...added, isNew: true };
}

/** Finds a publisher's series by slug or title, or adds it. Returns its id. */
export async function findOrAddSeries(
  transaction: CatalogueTransaction,
  publisherId: string,
  details: SeriesDetails,
): Promise<string> {
  const selectSeries = () => transaction.selectFrom('comics.series').select('id');
  const preferredSlug = details.slug ?? identifyingSlug(details.title);
  const existing = await selectSeries()
    .where('publisherId', '=', publisherId)
    .where((where) =>
      where.or([
        where('title', '=', details.title),
        ...(preferredSlug === null ? [] : [where('slug', '=', preferredSlug)]),
      ]),
    )
    .executeTakeFirst();
  if (existing) return existing.id;
  const isTaken = async (slug: string) =>
    Boolean(await selectSeries().where('slug', '=', slug).executeTakeFirst());
  const added = await transaction
    .insertInto('comics.series')
    .values({
      slug: await findFreeSlug(preferredSlug ?? slugify(details.title, 'series'), isTaken),
      publisherId,
      title: details.title,
      description: details.description ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
