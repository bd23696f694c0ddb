import { type NotNull, sql } from 'kysely';
import type { Static } from 'typebox';
import type { PictureAddresses } from '../../catalogue/picture-addresses.ts';
import { selectImage } from '../../catalogue/select-image.ts';
import { toPublisherSummary } from '../../catalogue/to-issue.ts';
import type { Database } from '../../database/database.ts';
import type { ImageRow } from '../../database/image-row.ts';
import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { type DraftPictures, openDraftPictures } from '../draft-pictures.ts';
import { requireEditor } from '../publisher-scope.ts';
import { newestRequest } from '../requests/find-request.ts';
import { type RequestImage, selectRequestImages, toRequestPicture } from '../requests/request-images.ts';
import { splitNewestRequest } from '../requests/to-request.ts';
import type { DescriptorFields, ProposedSeries } from './proposed-series.ts';
import type { PrivateSeries, SeriesProposal } from './series-draft-schemas.ts';

type PrivateSeriesRow = Awaited<ReturnType<ReturnType<typeof privateSeriesQuery>['execute']>>[number];

/** The name of a request about a new series is its title. */
export const titleColumn = sql<string>`coalesce(series.title, request.name)`;

/** Selects series, approved or only proposed, with the newest request about each. */
export function privateSeriesQuery(database: Database) {
  const known = database
    .selectFrom('comics.series')
    .select(['id', 'publisherId'])
    .union(
      database
        .selectFrom('publishing.request')
        .select(['subjectId as id', 'publisherId'])
        .where('kind', '=', 'series')
        .where('publisherId', 'is not', null)
        .$narrowType<{ publisherId: NotNull }>(),
    );
  return database
    .selectFrom(known.as('item'))
    .leftJoin('comics.series as series', 'series.id', 'item.id')
    .innerJoin('comics.publisher as publisher', 'publisher.id', 'item.publisherId')
    .leftJoinLateral(
      newestRequest(database, 'series', sql.ref('item.id')).select('newest.name').as('request'),
      (join) => join.onTrue(),
    )
    .select([
      'item.id',
      'item.publisherId',
      'publisher.name as publisherName',
      'publisher.username as publisherUsername',
      selectImage<null>('publisher.picture').as('publisherPicture'),
      'series.slug',
      titleColumn.as('title'),
      'series.description',
      sql<(Omit<DescriptorFields, 'cover'> & { cover: ImageRow | null })[]>`(
        select coalesce(json_agg(json_build_object(
          'language', descriptor.language, 'title', descriptor.title,
          'description', descriptor.description, 'cover', ${selectImage<null>('descriptor.cover')}
        ) order by descriptor.language), '[]')
        from comics.series_descriptor as descriptor where descriptor.series_id = item.id
      )`.as('descriptors'),
      'request.id as requestId',
      'request.state',
      'request.reason',
      'request.submittedAt',
      'request.answeredAt',
      'request.content',
      'request.isOutdated',
      selectRequestImages('request.id').as('images'),
    ]);
}

/** Loads one series. Throws an ApiError if it does not exist or the caller may not see it. */
export async function loadPrivateSeries(
  { database, pictures }: { database: Database; pictures: PictureAddresses },
  caller: Caller,
  seriesId: string,
): Promise<Static<typeof PrivateSeries>> {
  const row = await privateSeriesQuery(database).where('item.id', '=', seriesId).executeTakeFirst();
  if (!row) throw new ApiError('SERIES.NOT_FOUND');
  await requireEditor(database, caller, row.publisherId);
  return toPrivateSeries(row, openDraftPictures(pictures, caller));
}

export function toPrivateSeries(
  row: PrivateSeriesRow,
  draftPictures: DraftPictures,
): Static<typeof PrivateSeries> {
  const { pictures, expiresAt } = draftPictures;
  const { request, proposal } = splitNewestRequest(row);
  const proposed: ProposedSeries = proposal ?? {};
  return {
    externalId: row.id,
    publisher: toPublisherSummary(row, pictures),
    isPublished: row.slug !== null,
    slug: row.slug ?? proposed.slug ?? '',
    title: row.title,
    description: row.description ?? proposed.description ?? '',
    descriptors: row.descriptors.map(({ cover, ...texts }) => ({
      ...texts,
      cover: cover && pictures.coverPicture(cover),
    })),
    proposal: proposal && toSeriesProposal(proposal, row.images, draftPictures),
    request,
    expiresAt: expiresAt.toISOString(),
  };
}

/** `images`: those that the request proposes. */
export function toSeriesProposal(
  { descriptors, ...texts }: ProposedSeries,
  images: RequestImage[],
  draftPictures: DraftPictures,
): Static<typeof SeriesProposal> {
  const pictureOf = (hash: string | null) => {
    const image = images.find((each) => each.hash === hash);
    return image ? toRequestPicture(image, draftPictures) : null;
  };
  return {
    ...texts,
    ...(descriptors && {
      descriptors: descriptors.map(({ cover, ...descriptor }) => ({
        ...descriptor,
        cover: pictureOf(cover),
      })),
    }),
  };
}
