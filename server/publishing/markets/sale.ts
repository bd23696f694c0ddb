import type { Selectable } from 'kysely';
import { defaultMarket } from '../../catalogue/markets/markets.ts';
import type { IssueMarketTable } from '../../database/publishing-tables.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { requireVersion } from '../../http/if-match.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';
import { type Draft, type DraftEditor, lockDraft } from '../drafts/change-draft.ts';
import { requireEditor } from '../publisher-scope.ts';
import { findWaitingRequest } from '../requests/find-request.ts';
import { listForSale } from './change-merchandises.ts';

/** The error codes of `lockApprovedIssue`. */
export const saleFailures = [
  'ISSUE.NOT_FOUND',
  'CONTENT.NO_REQUEST',
  'CONTENT.WAITING_APPROVAL',
  'REQUEST.VERSION_MISMATCH',
] as const satisfies ApiErrorCode[];

/** Who changes the sale of which issue. */
export interface SaleEditor extends DraftEditor {
  /** The versions of the sale that the caller has seen. */
  ifMatch: string | undefined;
}

type MarketRow = Selectable<IssueMarketTable>;

/**
 * Locks an issue that was approved. Its sale can change while a new version waits for approval. Throws an ApiError, also if
 * the caller has not seen the current sale.
 */
export async function lockApprovedIssue(
  trx: CatalogueTransaction,
  { caller, issueId, ifMatch }: SaleEditor,
): Promise<Draft> {
  const draft = await lockDraft(trx, issueId);
  await requireEditor(trx, caller, draft.publisherId);
  const approved = await trx
    .selectFrom('comics.issue')
    .select('id')
    .where('id', '=', issueId)
    .executeTakeFirst();
  if (approved) {
    requireVersion(ifMatch, draft.saleVersion, 'sale');
    return draft;
  }
  const isWaiting = await findWaitingRequest(trx, { kind: 'issue', id: issueId });
  throw new ApiError(isWaiting ? 'CONTENT.WAITING_APPROVAL' : 'CONTENT.NO_REQUEST');
}

/** Locks one market of an issue. Throws an ApiError if the issue is not in it. */
export async function lockMarket(
  trx: CatalogueTransaction,
  editor: SaleEditor,
  marketId: string,
): Promise<MarketRow> {
  await lockApprovedIssue(trx, editor);
  const entry = (await listMarkets(trx, editor.issueId)).find(({ id }) => id === marketId);
  if (!entry) throw new ApiError('ISSUE.UNAVAILABLE_MARKET');
  return entry;
}

export const listMarkets = (trx: CatalogueTransaction, issueId: string): Promise<MarketRow[]> =>
  trx.selectFrom('publishing.issue_market').selectAll().where('issueId', '=', issueId).execute();

/** Throws an ApiError if nobody could read or buy the issue. */
export async function requireAvailability(
  trx: CatalogueTransaction,
  entry: Pick<MarketRow, 'issueId' | 'market' | 'isAvailableForAll' | 'isAvailableForSubscribers'>,
): Promise<void> {
  if (entry.isAvailableForAll || entry.isAvailableForSubscribers) return;
  if ((await listForSale(trx, entry)).length === 0) throw new ApiError('ISSUE.NO_AVAILABILITY_SET');
}

/** The sale as it is written to the audit log. */
export async function describeSale(trx: CatalogueTransaction, entry: MarketRow): Promise<object> {
  const { market, currency, availableFrom, isAvailableForAll, isAvailableForSubscribers } = entry;
  const merchandises = (await listForSale(trx, entry)).map(({ id, kind, price, rentalDays }) => ({
    id,
    kind,
    price,
    rentalDays,
  }));
  return { market, currency, availableFrom, isAvailableForAll, isAvailableForSubscribers, merchandises };
}

/** Copies the sale to the catalogue, which readers get, and writes the change to the audit log. */
export async function writeSale(
  trx: CatalogueTransaction,
  { caller, issueId }: DraftEditor,
  { market, before, now }: { market: string; before: object | null; now: Date },
): Promise<void> {
  const entry = (await listMarkets(trx, issueId)).find((each) => each.market === market);
  const sale = entry && {
    publishedAt: await keepFirstOffer(trx, entry, now),
    withdrawnAt: null,
    isAvailableForAll: entry.isAvailableForAll,
    isAvailableForSubscribers: entry.isAvailableForSubscribers,
  };
  if (market === defaultMarket) {
    await trx
      .updateTable('comics.issue')
      .set({ ...(sale ?? { withdrawnAt: now }), updatedAt: now })
      .where('id', '=', issueId)
      .execute();
  } else if (sale) {
    await trx
      .insertInto('comics.issue_sale')
      .values({ issueId, market, ...sale })
      .onConflict((conflict) => conflict.columns(['market', 'issueId']).doUpdateSet(sale))
      .execute();
  } else {
    await trx
      .updateTable('comics.issue_sale')
      .set({ withdrawnAt: now })
      .where('issueId', '=', issueId)
      .where('market', '=', market)
      .execute();
  }
  await trx
    .updateTable('publishing.draft')
    .set(({ eb }) => ({ saleVersion: eb('saleVersion', '+', 1) }))
    .where('issueId', '=', issueId)
    .execute();
  await recordChange(trx, {
    actorId: caller.uuid,
    action: before === null ? 'offered' : entry ? 'sale changed' : 'withdrawn',
    subject: { kind: 'issue', id: issueId },
    before,
    after: entry ? await describeSale(trx, entry) : null,
  });
}

/** When an issue was or will be offered in a market for the first time. Null if it never was. */
export async function findFirstOffer(
  trx: CatalogueTransaction,
  { issueId, market }: Pick<MarketRow, 'issueId' | 'market'>,
): Promise<Date | null> {
  if (market === defaultMarket) return (await lockDraft(trx, issueId)).firstOfferedAt;
  const sale = await trx
    .selectFrom('comics.issue_sale')
    .select('publishedAt')
    .where('issueId', '=', issueId)
    .where('market', '=', market)
    .executeTakeFirst();
  return sale?.publishedAt ?? null;
}

/**
 * Returns when the issue was or will be offered for the first time. A later offer is no publication: it would be announced
 * again, and readers who acquired the issue would lose it until then.
 */
async function keepFirstOffer(
  trx: CatalogueTransaction,
  { issueId, market, availableFrom }: MarketRow,
  now: Date,
): Promise<Date> {
  const firstOffer = await findFirstOffer(trx, { issueId, market });
  if (firstOffer !== null && firstOffer <= now) return firstOffer;
  if (market === defaultMarket)
    await trx
      .updateTable('publishing.draft')
      .set({ firstOfferedAt: availableFrom })
      .where('issueId', '=', issueId)
      .execute();
  return availableFrom;
}

/**
 * Returns the start of an offer, now at the earliest. Throws an ApiError if an issue that was offered in the market before
 * is offered for a later time: readers have it already.
 */
export function startOf(requested: Date | undefined, firstOffer: Date | null, now: Date): Date {
  if (requested === undefined || requested <= now) return now;
  if (firstOffer !== null && firstOffer <= now) throw invalidRequest('availableFrom', 'alreadyOffered');
  return requested;
}
