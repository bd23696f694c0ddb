import type { Selectable } from 'kysely';
import type { ChargeTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';

export type ChargeRow = Selectable<ChargeTable>;

/** The payments of the stand-in gateway, bank and PayPal. Stored in the database, so that all machines share them. */
export interface ChargeStore {
  database: Database;
  now(): Date;
}

/** A charge of a card with the behaviour `delay` is approved after this time. */
export const approvalDelayMs = 10_000;
/** A charge of a card with the behaviour `dispute` is charged back after this time. */
export const disputeDelayMs = 30_000;

type ChargeKey = { reference: string } | { pixCode: string };

/** Returns a charge. A charge whose delay is over is approved or charged back first. */
export async function refreshCharge(store: ChargeStore, key: ChargeKey): Promise<ChargeRow | null> {
  const query = store.database.selectFrom('thirdparty.charge').selectAll();
  const row = await ('reference' in key
    ? query.where('reference', '=', key.reference)
    : query.where('pixCode', '=', key.pixCode)
  ).executeTakeFirst();
  if (!row) return null;
  if (isDisputeDue(store, row)) await chargeBack(store, row.reference);
  else if (isDelayOver(store, row)) await approveCharge(store, row.reference);
  else return row;
  return refreshCharge(store, { reference: row.reference });
}

const isDelayOver = ({ now }: ChargeStore, { status, behaviour, createdAt }: ChargeRow): boolean =>
  status === 'pending' && behaviour === 'delay' && createdAt.getTime() + approvalDelayMs <= now().getTime();

const isDisputeDue = (
  { now }: ChargeStore,
  { status, behaviour, createdAt, refundedAt }: ChargeRow,
): boolean =>
  status === 'approved' &&
  behaviour === 'dispute' &&
  refundedAt === null &&
  createdAt.getTime() + disputeDelayMs <= now().getTime();

/** The payer's bank takes an approved charge back, unless it was refunded. Returns whether this call changed it. */
async function chargeBack({ database }: ChargeStore, reference: string): Promise<boolean> {
  const changed = await database
    .updateTable('thirdparty.charge')
    .set({ status: 'charged_back' })
    .where('reference', '=', reference)
    .where('status', '=', 'approved')
    .where('refundedAt', 'is', null)
    .returning('reference')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Approves a pending charge that has not expired. Returns whether this call changed it. */
export async function approveCharge({ database, now }: ChargeStore, reference: string): Promise<boolean> {
  const approved = await database
    .updateTable('thirdparty.charge')
    .set({ status: 'approved' })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .where(({ or, eb }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now())]))
    .returning('reference')
    .executeTakeFirst();
  return approved !== undefined;
}

/** Closes a pending charge. Returns whether this call changed it. */
export async function closeCharge(
  { database }: ChargeStore,
  reference: string,
  status: 'declined' | 'cancelled',
): Promise<boolean> {
  const closed = await database
    .updateTable('thirdparty.charge')
    .set({ status })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .returning('reference')
    .executeTakeFirst();
  return closed !== undefined;
}

export const isPayable = ({ status, expiresAt }: ChargeRow, now: Date): boolean =>
  status === 'pending' && (expiresAt === null || expiresAt > now);
