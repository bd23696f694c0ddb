import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PublisherDetails, SeriesDetails } from './comic-details.ts';
import { freeSlug, identifyingSlug, slugify } from './slugs.ts';

type Rows = Transaction<Tables>;

/** Finds a publisher by username or name, or adds one without a picture. */
export async function findOrAddPublisher(
  rows: Rows,
  details: PublisherDetails,
): Promise<{ id: string; isNew: boolean }> {
  const publishers = () => rows.selectFrom('comics.publisher').select('id');
  const withUsername = (username: string) => publishers().where('username', '=', username).executeTakeFirst();
  const known = details.username ?? identifyingSlug(details.name);
  const found =
    (known === null ? undefined : await withUsername(known)) ??
    (details.username === undefined
      ? await publishers().where('name', '=', details.name).orderBy('id').executeTakeFirst()
      : undefined);
  if (found) return { ...found, isNew: false };
  const isTaken = async (username: string) => Boolean(await withUsername(username));
  const added = await rows
    .insertInto('comics.publisher')
    .values({
      username: await freeSlug(known ?? slugify(details.name, 'publisher'), isTaken),
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
  rows: Rows,
  publisherId: string,
  details: SeriesDetails,
): Promise<string> {
  const series = () => rows.selectFrom('comics.series').select('id');
  const known = details.slug ?? identifyingSlug(details.title);
  const found = await series()
    .where('publisherId', '=', publisherId)
    .where((where) =>
      where.or([where('title', '=', details.title), ...(known === null ? [] : [where('slug', '=', known)])]),
    )
    .executeTakeFirst();
  if (found) return found.id;
  const isTaken = async (slug: string) => Boolean(await series().where('slug', '=', slug).executeTakeFirst());
  const added = await rows
    .insertInto('comics.series')
    .values({
      slug: await freeSlug(known ?? slugify(details.title, 'series'), isTaken),
      publisherId,
      title: details.title,
      description: details.description ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
