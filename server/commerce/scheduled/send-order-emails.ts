import type { Language } from '../../http/language.ts';
import type { EmailContents } from '../../mail/mail.ts';
import type { Rows } from '../buyer.ts';
import type { Writing } from '../emails/email-texts.ts';
import { readerLanguage } from '../emails/reader-language.ts';
import { type ToldOrder, writeOrderEmail } from '../emails/write-order-email.ts';
import { writeRenewalEmail } from '../emails/write-renewal-email.ts';
import { toTransaction, transactionQuery } from '../transactions/transaction-query.ts';
import { attempt, batch, type ScheduledJobs } from './scheduled-jobs.ts';

/** Writes to readers of their orders: that one was paid, that money went back, that a renewal was refused first. */
export async function sendOrderEmails(work: ScheduledJobs): Promise<void> {
  for (let count = 0; count < batch; count += 1) {
    if (!(await attempt(work, () => tellNext(work)))) return;
  }
}

/**
 * One at a time, and taken before it is sent: whoever breaks down between the two costs one reader one letter, where the
 * other way round would tell somebody twice that they have paid. False: there was none.
 */
async function tellNext({ database, letters, now, site }: ScheduledJobs): Promise<boolean> {
  // What is taken is read before it can change: what comes after it is told by a letter of its own.
  const taken = await database.transaction().execute(async (rows) => {
    const order = await takeEmail(rows);
    if (!order) return null;
    const language = await readerLanguage(rows, order.readerId);
    return { order, language, news: await newsOf(rows, order, language, now()) };
  });
  if (!taken) return false;
  const { order, language, news } = taken;
  // Out here, so that one that cannot be written is not taken up first again by every pass.
  if (news) await letters.send(order.readerId, write(news, { language, site: site() }));
  return true;
}

type News = ToldOrder | 'renewalRefused';

const write = (news: News, writing: Writing): EmailContents =>
  news === 'renewalRefused' ? writeRenewalEmail(news, writing) : writeOrderEmail(news, writing);

/** Money that goes back is told of once it has gone. */
const takeEmail = (rows: Rows) =>
  rows
    .with('due', (due) =>
      due
        .selectFrom('comics.transaction')
        .select('id')
        .where('isLetterDue', '=', true)
        .where((where) => where.or([where('refund', 'is', null), where('refund', '=', 'done')]))
        .orderBy('createdAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('comics.transaction')
    .set({ isLetterDue: false })
    .where('id', 'in', (due) => due.selectFrom('due').select('due.id'))
    .returning(['id', 'readerId', 'status', 'subscriptionId'])
    .executeTakeFirst();

type Taken = NonNullable<Awaited<ReturnType<typeof takeEmail>>>;

/** null: nothing that its reader need be told. */
async function newsOf(rows: Rows, order: Taken, language: Language, now: Date): Promise<News | null> {
  if (order.status === 'refused') return (await isFirstRefusal(rows, order, now)) ? 'renewalRefused' : null;
  const told = await findTold(rows, order, language);
  // Of a coupon that paid all of it nothing goes back.
  return order.status === 'refunded' && told.transaction.amount === 0 ? null : told;
}

/**
 * Of a period that is still to come: its subscription is still renewed, and another card helps. Of one that has begun
 * only the end of the tries is told.
 */
async function isFirstRefusal(rows: Rows, { id, subscriptionId }: Taken, now: Date): Promise<boolean> {
  const first = await rows
    .selectFrom('comics.transaction as transaction')
    .innerJoin('comics.subscription as subscription', 'subscription.id', 'transaction.subscriptionId')
    .select('transaction.id')
    .where('subscription.id', '=', subscriptionId)
    .where('subscription.hasAutoRenewal', '=', true)
    .where('subscription.expiresAt', '>', now)
    .whereRef('transaction.coversFrom', '=', 'subscription.expiresAt')
    .where('transaction.status', '=', 'refused')
    .where('transaction.isRenewal', '=', true)
    .orderBy('transaction.createdAt')
    .executeTakeFirst();
  return first?.id === id;
}

async function findTold(rows: Rows, { id, status }: Taken, language: Language): Promise<ToldOrder> {
  const chosen = rows.selectFrom('comics.transaction').select('id').where('id', '=', id);
  const transaction = toTransaction(await transactionQuery(rows, language, chosen).executeTakeFirstOrThrow());
  if (status !== 'paid') return { transaction, validFrom: null, validUntil: null };
  const { paidAt, coversFrom, endsAt } = await rows
    .selectFrom('comics.transaction as transaction')
    .leftJoin('comics.subscription as subscription', 'subscription.id', 'transaction.subscriptionId')
    .leftJoin('comics.acquisition as acquisition', (join) =>
      join
        .onRef('acquisition.transactionId', '=', 'transaction.id')
        // By which they are found.
        .onRef('acquisition.readerId', '=', 'transaction.readerId'),
    )
    .select(['transaction.paidAt', 'transaction.coversFrom'])
    .select((row) => row.fn.coalesce('subscription.expiresAt', 'acquisition.expiresAt').as('endsAt'))
    .where('transaction.id', '=', id)
    .executeTakeFirstOrThrow();
  const isLater = coversFrom !== null && paidAt !== null && coversFrom > paidAt;
  return { transaction, validFrom: isLater ? coversFrom : null, validUntil: endsAt };
}
