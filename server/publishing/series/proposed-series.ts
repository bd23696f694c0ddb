import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SeriesDescriptorTable, SeriesTable } from '../../database/tables.ts';

/** How a series is presented in one language. */
export type DescriptorFields = Omit<Selectable<SeriesDescriptorTable>, 'seriesId'>;

export type SeriesTexts = Pick<SeriesTable, 'slug' | 'title' | 'description'>;

/** What a request about a series contains: only what differs from what readers get. */
export interface ProposedSeries extends Partial<SeriesTexts> {
  descriptors?: DescriptorFields[];
}

/** What readers get of a series. */
export type ApprovedSeries = SeriesTexts & { descriptors: DescriptorFields[] };

export const listDescriptors = (database: Database, seriesId: string): Promise<DescriptorFields[]> =>
  database
    .selectFrom('comics.series_descriptor')
    .select(['language', 'title', 'description', 'cover'])
    .where('seriesId', '=', seriesId)
    .orderBy('language')
    .execute();

export const findDescriptor = (
  { descriptors = [] }: ProposedSeries,
  language: string,
): DescriptorFields | undefined => descriptors.find((descriptor) => descriptor.language === language);

/** Whether a series, or a request that waits, has the slug. `exceptId`: a series that may have it. */
export async function isSeriesSlugTaken(
  database: Database,
  slug: string,
  exceptId: string | null = null,
): Promise<boolean> {
  const published = await database
    .selectFrom('comics.series')
    .select('id')
    .where('slug', '=', slug)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .executeTakeFirst();
  if (published) return true;
  const proposed = await database
    .selectFrom('publishing.request')
    .select('id')
    .where('kind', '=', 'series')
    .where('state', '=', 'waiting')
    .where((where) => where(where.ref('content', '->>').key('slug'), '=', slug))
    .$if(exceptId !== null, (query) => query.where('subjectId', '<>', exceptId as string))
    .executeTakeFirst();
  return proposed !== undefined;
}
