import type { Selectable } from 'kysely';
import type { ChargeTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';

export type ChargeRow = Selectable<ChargeTable>;

/** Where the stand-ins of a gateway, its bank and its PayPal keep payments: many machines see the same. */
export interface Charges {
  database: Database;
  now(): Date;
}

/** Milliseconds until a card that delays is approved. */
export const delay = 10_000;

type Key = { reference: string } | { pixCode: string };

/** As it stands now; null: nothing is known of it. */
export async function findCharge(charges: Charges, key: Key): Promise<ChargeRow | null> {
  const query = charges.database.selectFrom('thirdparty.charge').selectAll();
  const row = await ('reference' in key
    ? query.where('reference', '=', key.reference)
    : query.where('pixCode', '=', key.pixCode)
  ).executeTakeFirst();
  if (!row) return null;
  if (!isRipe(charges, row)) return row;
  await approveCharge(charges, row.reference);
  return findCharge(charges, { reference: row.reference });
}

const isRipe = ({ now }: Charges, { status, behaviour, createdAt }: ChargeRow): boolean =>
  status === 'pending' && behaviour === 'delay' && createdAt.getTime() + delay <= now().getTime();

/** True for whoever has approved it: of what is over, answered or cancelled nothing changes. */
export async function approveCharge({ database, now }: Charges, reference: string): Promise<boolean> {
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

/** True for whoever has ended it so. */
export async function closeCharge(
  { database }: Charges,
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

/** Whether it can be paid still. */
export const isPayable = ({ status, expiresAt }: ChargeRow, now: Date): boolean =>
  status === 'pending' && (expiresAt === null || expiresAt > now);
