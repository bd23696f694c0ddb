import type { Selectable } from 'kysely';
import type { MerchandiseTable } from '../../database/tables.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { CatalogueTransaction } from '../audit.ts';

/** The error codes of `changeMerchandises`. */
export const merchandiseFailures = [
  'ISSUE.INVALID_MERCHANDISE',
  'MERCHANDISE.DUPLICATE_ACTION',
  'MERCHANDISE.DUPLICATE_MARKET',
  'MERCHANDISE.NOT_FOUND',
  'MERCHANDISE.NOT_SIMILAR',
  'MERCHANDISE.UNAVAILABLE_MARKET',
] as const satisfies ApiErrorCode[];

type MerchandiseRow = Selectable<MerchandiseTable>;

interface OfferedIn {
  issueId: string;
  market: string;
  currency: string;
}

export interface MerchandiseChange {
  /** Absent: adds a merchandise. */
  merchandiseId?: string;
  kind: MerchandiseRow['kind'];
  price: number;
  rentalDays?: number;
}

/** Changes and adds prices of an issue in a market. Throws an ApiError. */
export async function changeMerchandises(
  trx: CatalogueTransaction,
  place: OfferedIn,
  changes: readonly MerchandiseChange[],
): Promise<void> {
  for (const { merchandiseId, ...merchandise } of changes) {
    const { kind, price } = merchandise;
    if (kind === 'purchase' && merchandise.rentalDays !== undefined)
      throw new ApiError('ISSUE.INVALID_MERCHANDISE');
    if (merchandiseId === undefined) {
      await addMerchandise(trx, place, { kind, price, rentalDays: merchandise.rentalDays ?? null });
      continue;
    }
    const former = await findMerchandise(trx, place, merchandiseId);
    if (former.kind !== kind) throw new ApiError('MERCHANDISE.NOT_SIMILAR');
    await replaceMerchandise(trx, former, {
      price,
      rentalDays: merchandise.rentalDays ?? former.rentalDays,
    });
  }
}

/** Orders that are not paid yet keep the former price and its rental days, so its row does not change. */
async function replaceMerchandise(
  trx: CatalogueTransaction,
  { id, removedAt: _, ...former }: MerchandiseRow,
  change: Pick<MerchandiseRow, 'price' | 'rentalDays'>,
): Promise<void> {
  if (former.price === change.price && former.rentalDays === change.rentalDays) return;
  await trx.updateTable('comics.merchandise').set({ removedAt: new Date() }).where('id', '=', id).execute();
  await trx
    .insertInto('comics.merchandise')
    .values({ ...former, ...change })
    .execute();
}

async function addMerchandise(
  trx: CatalogueTransaction,
  place: OfferedIn,
  merchandise: Pick<MerchandiseRow, 'kind' | 'price' | 'rentalDays'>,
): Promise<void> {
  const existing = (await listForSale(trx, place)).find(({ kind }) => kind === merchandise.kind);
  if (existing) {
    const isEqual = existing.price === merchandise.price && existing.rentalDays === merchandise.rentalDays;
    throw new ApiError(isEqual ? 'MERCHANDISE.DUPLICATE_MARKET' : 'MERCHANDISE.DUPLICATE_ACTION');
  }
  const { issueId, market, currency } = place;
  await trx
    .insertInto('comics.merchandise')
    .values({ issueId, market, currency, ...merchandise, paymentMethods: null })
    .execute();
}

/** Finds a price that is for sale. Throws an ApiError that says why it cannot be changed here. */
export async function findMerchandise(
  trx: CatalogueTransaction,
  { issueId, market }: Omit<OfferedIn, 'currency'>,
  merchandiseId: string,
): Promise<MerchandiseRow> {
  const merchandise = await trx
    .selectFrom('comics.merchandise')
    .selectAll()
    .where('id', '=', merchandiseId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (!merchandise) throw new ApiError('MERCHANDISE.NOT_FOUND');
  if (merchandise.issueId !== issueId) throw new ApiError('ISSUE.INVALID_MERCHANDISE');
  if (merchandise.market !== market) throw new ApiError('MERCHANDISE.UNAVAILABLE_MARKET');
  return merchandise;
}

export const listForSale = (
  trx: CatalogueTransaction,
  { issueId, market }: Omit<OfferedIn, 'currency'>,
): Promise<MerchandiseRow[]> =>
  trx
    .selectFrom('comics.merchandise')
    .selectAll()
    .where('issueId', '=', issueId)
    .where('market', '=', market)
    .where('removedAt', 'is', null)
    .orderBy('kind')
    .execute();
