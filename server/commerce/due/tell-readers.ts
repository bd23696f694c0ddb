import type { Database } from '../../database/database.ts';
import { languageOf, tellOfRenewal } from '../letters/tell-of-renewal.ts';
import { type ToldOrder, writeOrderLetter } from '../letters/write-order-letter.ts';
import { toTransaction, transactionQuery } from '../transaction-query.ts';
import { attempt, batch, type DueWork } from './due-work.ts';

/** Writes to readers of their orders: that one was paid, that money went back, that a renewal was refused first. */
export async function tellReaders(work: DueWork): Promise<void> {
  for (let told = 0; told < batch && !work.isStopping?.(); told += 1) {
    const order = await takeLetter(work.database);
    if (!order) return;
    await attempt(work, () => tell(work, order));
  }
}

/**
 * One at a time, and taken before it is written: whoever breaks down between the two costs one reader one letter, where
 * the other way round would tell somebody twice that they have paid. Money that goes back is told of once it has gone.
 */
function takeLetter(database: Database) {
  return database
    .with('due', (rows) =>
      rows
        .selectFrom('comics.transaction')
        .select('id')
        .where('is_letter_due', '=', true)
        .where((where) => where.or([where('refund', 'is', null), where('refund', '=', 'done')]))
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('comics.transaction')
    .set({ is_letter_due: false })
    .where('id', 'in', (rows) => rows.selectFrom('due').select('due.id'))
    .returning(['id', 'dragon_id', 'status', 'subscription_id'])
    .executeTakeFirst();
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeLetter>>>;

async function tell(work: DueWork, order: Taken): Promise<void> {
  if (order.status === 'refused') {
    if (await isFirstRefusal(work.database, order)) {
      await tellOfRenewal(work, 'renewalRefused', order.dragon_id);
    }
    return;
  }
  const language = await languageOf(work, order.dragon_id);
  const told = await findTold(work.database, order.id, language);
  // Of a coupon that paid all of it nothing goes back.
  if (told.transaction.status === 'refunded' && told.transaction.amount === 0) return;
  await work.letters.send(order.dragon_id, writeOrderLetter(told, { language, site: work.site() }));
}

/** Of its period, while it is renewed still: whoever has ended that meanwhile needs no other card. */
async function isFirstRefusal(database: Database, { id, subscription_id }: Taken): Promise<boolean> {
  const first = await database
    .selectFrom('comics.transaction as transaction')
    .innerJoin('comics.subscription as subscription', 'subscription.id', 'transaction.subscription_id')
    .select('transaction.id')
    .where('subscription.id', '=', subscription_id)
    .where('subscription.has_auto_renewal', '=', true)
    .whereRef('transaction.covers_from', '=', 'subscription.expires_at')
    .where('transaction.status', '=', 'refused')
    .where('transaction.is_renewal', '=', true)
    .orderBy('transaction.created_at')
    .executeTakeFirst();
  return first?.id === id;
}

async function findTold(database: Database, id: string, language: string): Promise<ToldOrder> {
  const chosen = database.selectFrom('comics.transaction').select('id').where('id', '=', id);
  const transaction = toTransaction(
    await transactionQuery(database, language, chosen).executeTakeFirstOrThrow(),
  );
  const given = await database
    .selectFrom('comics.transaction as transaction')
    .leftJoin('comics.subscription as subscription', 'subscription.id', 'transaction.subscription_id')
    .leftJoin('comics.acquisition as acquisition', 'acquisition.transaction_id', 'transaction.id')
    .select(['transaction.paid_at', 'transaction.covers_from'])
    .select((row) => row.fn.coalesce('subscription.expires_at', 'acquisition.expires_at').as('ends_at'))
    .where('transaction.id', '=', id)
    .executeTakeFirstOrThrow();
  if (transaction.status !== 'paid') return { transaction, validFrom: null, validUntil: null };
  const { paid_at, covers_from, ends_at } = given;
  const isLater = covers_from !== null && paid_at !== null && covers_from > paid_at;
  return { transaction, validFrom: isLater ? covers_from : null, validUntil: ends_at };
}
