import type { CatalogueTransaction } from '../audit.ts';
import { recordChange } from '../audit.ts';
import { type DescriptorFields, listDescriptors, type ProposedSeries } from './proposed-series.ts';

interface PublishedSeries {
  id: string;
  publisherId: string;
  proposal: ProposedSeries;
  /** Who published or approved it. */
  actorId: string;
}

/** Makes a new series, or changes of one, what readers get. A new one must have all texts. */
export async function publishSeries(
  trx: CatalogueTransaction,
  { id, publisherId, proposal, actorId }: PublishedSeries,
): Promise<void> {
  const { descriptors = [], ...texts } = proposal;
  const series = await trx
    .selectFrom('comics.series')
    .select(['slug', 'title', 'description'])
    .where('id', '=', id)
    .executeTakeFirst();
  const before = series && { ...series, descriptors: await listDescriptors(trx, id) };
  if (!series) await insertSeries(trx, { ...texts, id, publisherId });
  else if (Object.keys(texts).length > 0)
    await trx.updateTable('comics.series').set(texts).where('id', '=', id).execute();
  for (const descriptor of descriptors) await saveDescriptor(trx, id, descriptor);
  await recordChange(trx, {
    actorId,
    action: series ? 'changed' : 'created',
    subject: { kind: 'series', id },
    before: before ?? null,
    after: {
      ...texts,
      ...(!series && { publisherId }),
      ...(descriptors.length > 0 && { descriptors: await listDescriptors(trx, id) }),
    },
  });
}

async function insertSeries(
  trx: CatalogueTransaction,
  { slug, title, description = '', ...ids }: ProposedSeries & { id: string; publisherId: string },
): Promise<void> {
  if (slug === undefined || title === undefined)
    throw new Error('A series without slug or title was approved.');
  await trx
    .insertInto('comics.series')
    .values({ slug, title, description, ...ids })
    .execute();
}

const saveDescriptor = (trx: CatalogueTransaction, seriesId: string, descriptor: DescriptorFields) =>
  trx
    .insertInto('comics.series_descriptor')
    .values({ seriesId, ...descriptor })
    .onConflict((conflict) => conflict.columns(['seriesId', 'language']).doUpdateSet(descriptor))
    .execute();
