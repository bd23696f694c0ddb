import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { PictureAddresses } from '../../catalogue/picture-addresses.ts';
import { selectImage } from '../../catalogue/select-image.ts';
import type { Database } from '../../database/database.ts';
import { includesCaller } from '../../http/access-sets.ts';
import { firstDayOfMonth } from '../../text/day-in-brazil.ts';
import type { CatalogueActor } from '../publisher-scope.ts';
import { newestRequest } from '../requests/find-request.ts';
import { splitNewestRequest } from '../requests/to-request.ts';
import type { ChangedPublisher } from './change-publisher.ts';
import type { PrivatePublisher } from './publisher-draft-schemas.ts';
import { type ShareFromMonth, shareInMonth } from './publisher-share.ts';

type PrivatePublisherRow = Awaited<ReturnType<ReturnType<typeof privatePublisherQuery>['execute']>>[number];

/** Selects publishers with their members, shares and the newest request about each. */
export const privatePublisherQuery = (database: Database) =>
  database
    .selectFrom('comics.publisher as publisher')
    .leftJoinLateral(newestRequest(database, 'publisher', sql.ref('publisher.id')).as('request'), (join) =>
      join.onTrue(),
    )
    .select([
      'publisher.id',
      'publisher.name',
      'publisher.username',
      'publisher.description',
      selectImage<null>('publisher.picture').as('picture'),
      'publisher.color',
      'publisher.featuredSeriesId',
      'publisher.priority',
      'publisher.isActive',
      'publisher.taxNumber',
      'publisher.version',
      sql<number>`(
        select count(*)::int from comics.publisher_member as member where member.publisher_id = publisher.id
      )`.as('membersCount'),
      sql<ShareFromMonth[]>`(
        select coalesce(json_agg(
          json_build_object('validFrom', share.valid_from, 'basisPoints', share.basis_points)
          order by share.valid_from
        ), '[]')
        from publishing.publisher_share as share where share.publisher_id = publisher.id
      )`.as('shares'),
      'request.id as requestId',
      'request.state',
      'request.reason',
      'request.submittedAt',
      'request.answeredAt',
      'request.content',
      'request.isOutdated',
    ]);

export function toPrivatePublisher(
  row: PrivatePublisherRow,
  pictures: PictureAddresses,
  caller: CatalogueActor,
  now = new Date(),
): Static<typeof PrivatePublisher> {
  const { request, proposal } = splitNewestRequest(row);
  const { id, picture, shares } = row;
  return {
    dragonId: id,
    name: row.name,
    username: row.username,
    description: row.description,
    color: row.color,
    featuredSeriesId: row.featuredSeriesId,
    priority: row.priority,
    isActive: row.isActive,
    taxNumber: includesCaller('MANAGER_STAFF', caller) ? row.taxNumber : null,
    version: row.version,
    membersCount: row.membersCount,
    picture: picture && pictures.coverPicture(picture),
    shareBasisPoints: shareInMonth(shares, firstDayOfMonth(now)),
    shares,
    proposal: proposal as ChangedPublisher | null,
    request,
  };
}
