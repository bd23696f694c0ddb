import { findLastClosedMonth } from '../../commerce/ledger/find-last-closed-month.ts';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { recordChange } from '../audit.ts';

/** The whole revenue: 100 percent in hundredths of a percent. */
export const maxShareBasisPoints = 10_000;

/** The share of publishers for which staff have set none: 70 percent. Rule 98. */
export const defaultShareBasisPoints = 7_000;

/** The error codes of `setShare`. */
export const shareFailures = ['PUBLISHER.NOT_FOUND'] as const satisfies ApiErrorCode[];

export interface ShareFromMonth {
  /** YYYY-MM-01. */
  validFrom: string;
  basisPoints: number;
}

/** The share in a month. `month`: its first day, YYYY-MM-01. */
export function shareInMonth(shares: readonly ShareFromMonth[], month: string): number {
  const valid = shares.filter(({ validFrom }) => validFrom <= month);
  const newest = valid.reduce<ShareFromMonth | null>(
    (best, share) => (best && best.validFrom > share.validFrom ? best : share),
    null,
  );
  return newest?.basisPoints ?? defaultShareBasisPoints;
}

/**
 * Sets the share of a publisher from a month on, until the next one that is set. Throws an ApiError if the month is closed.
 * Rule 98.
 */
export function setShare(
  database: Database,
  { publisherId, validFrom, basisPoints, actorId }: ShareFromMonth & { publisherId: string; actorId: string },
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const closed = await findLastClosedMonth(trx);
    if (closed !== null && validFrom <= closed)
      throw invalidRequest('validFrom', 'closedMonth', { month: closed.slice(0, 7) });
    const publisher = await trx
      .selectFrom('comics.publisher')
      .select('id')
      .where('id', '=', publisherId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!publisher) throw new ApiError('PUBLISHER.NOT_FOUND');
    const former = await trx
      .selectFrom('publishing.publisher_share')
      .select(['validFrom', 'basisPoints'])
      .where('publisherId', '=', publisherId)
      .where('validFrom', '=', validFrom)
      .executeTakeFirst();
    await trx
      .insertInto('publishing.publisher_share')
      .values({ publisherId, validFrom, basisPoints })
      .onConflict((conflict) => conflict.columns(['publisherId', 'validFrom']).doUpdateSet({ basisPoints }))
      .execute();
    await recordChange(trx, {
      actorId,
      action: 'changed',
      subject: { kind: 'publisher share', id: publisherId },
      before: former ?? null,
      after: { validFrom, basisPoints },
    });
  });
}
