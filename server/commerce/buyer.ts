import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal, type RefusalCode } from '../http/refusal.ts';

export type Rows = Transaction<Tables>;

/** A reader as far as money is concerned. */
export interface Buyer {
  dragonId: string;
  market: string;
  currency: string;
  isGuided: boolean;
}

/** The error codes of whoever is no buyer: there is no profile, or a guardian buys in their place. */
export const buyerFailures = ['USER.NOT_FOUND', 'USER.PARENT_PERMISSION'] as const satisfies RefusalCode[];

/**
 * Whatever moves a reader's money or rights begins with this: of two at once, on whichever machine, one waits until the
 * other is done, so that nothing is given or paid twice. Rows that only point at a reader do not wait.
 */
export async function lockBuyer(rows: Rows, dragonId: string): Promise<Buyer> {
  const reader = await rows
    .selectFrom('comics.reader')
    .select(['market', 'currency', 'parent_dragon_id'])
    .where('dragon_id', '=', dragonId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!reader) throw new Refusal('USER.NOT_FOUND');
  return buyerOf(dragonId, reader);
}

/** The same for what a guided account leaves to its guardian. */
export const lockOwnBuyer = async (rows: Rows, dragonId: string): Promise<Buyer> =>
  onlyOwn(await lockBuyer(rows, dragonId));

/** The same only to look: nobody waits. */
export async function findOwnBuyer(rows: Pick<Database, 'selectFrom'>, dragonId: string): Promise<Buyer> {
  const reader = await rows
    .selectFrom('comics.reader')
    .select(['market', 'currency', 'parent_dragon_id'])
    .where('dragon_id', '=', dragonId)
    .executeTakeFirst();
  if (!reader) throw new Refusal('USER.NOT_FOUND');
  return onlyOwn(buyerOf(dragonId, reader));
}

const buyerOf = (
  dragonId: string,
  {
    market,
    currency,
    parent_dragon_id,
  }: { market: string; currency: string; parent_dragon_id: string | null },
): Buyer => ({ dragonId, market, currency, isGuided: parent_dragon_id !== null });

function onlyOwn(buyer: Buyer): Buyer {
  if (buyer.isGuided) throw new Refusal('USER.PARENT_PERMISSION');
  return buyer;
}
