import { type CatalogueTransaction, recordChange } from '../audit.ts';
import { endRejectedRequests } from '../requests/end-rejected-requests.ts';
import {
  type ApprovedSeries,
  type DescriptorFields,
  listDescriptors,
  type ProposedSeries,
} from './proposed-series.ts';

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
  if (Object.keys(proposal).length === 0) return;
  const { descriptors = [], ...texts } = proposal;
  const before = await findApprovedSeries(trx, id);
  if (!before) await insertSeries(trx, { ...texts, id, publisherId });
  else if (Object.keys(texts).length > 0)
    await trx.updateTable('comics.series').set(texts).where('id', '=', id).execute();
  for (const descriptor of descriptors) await saveDescriptor(trx, id, descriptor);
  await endRejectedRequests(trx, { kind: 'series', id });
  await recordChange(trx, {
    actorId,
    action: before ? 'changed' : 'created',
    subject: { kind: 'series', id },
    before,
    after: {
      ...texts,
      ...(!before && { publisherId }),
      ...(descriptors.length > 0 && {
        descriptors: mergeDescriptors(before?.descriptors ?? [], descriptors),
      }),
    },
  });
}

async function findApprovedSeries(trx: CatalogueTransaction, id: string): Promise<ApprovedSeries | null> {
  const series = await trx
    .selectFrom('comics.series')
    .select(['slug', 'title', 'description'])
    .where('id', '=', id)
    .executeTakeFirst();
  return series ? { ...series, descriptors: await listDescriptors(trx, id) } : null;
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

function mergeDescriptors(former: DescriptorFields[], changed: DescriptorFields[]): DescriptorFields[] {
  const languages = new Set(changed.map(({ language }) => language));
  return [...former.filter(({ language }) => !languages.has(language)), ...changed];
}
