import type { Language } from '../../http/language.ts';
import type { EmailContents } from '../../mail/mail.ts';
import type { Rows } from '../buyer.ts';
import type { Writing } from '../emails/email-texts.ts';
import { readerLanguage } from '../emails/reader-language.ts';
import { type ToldOrder, writeOrderEmail } from '../emails/write-order-email.ts';
import { writeRenewalEmail } from '../emails/write-renewal-email.ts';
import { toTransaction, transactionQuery } from '../transactions/transaction-query.ts';
import { attempt, batch, type ScheduledJobs } from './scheduled-jobs.ts';

/** Sends emails about paid and refunded orders and about the first refused charge of a renewal. */
export async function sendOrderEmails(work: ScheduledJobs): Promise<void> {
  for (let count = 0; count < batch; count += 1) {
    if (!(await attempt(work, () => sendNextEmail(work)))) return;
  }
}

/**
 * Sends one email and returns false if none is due. Marks the email as sent first: a crash in between loses one email,
 * while the other order could confirm one payment twice.
 */
async function sendNextEmail({ database, letters, now, site }: ScheduledJobs): Promise<boolean> {
  // Read in the same transaction. A later change of the order gets its own email.
  const taken = await database.transaction().execute(async (rows) => {
    const order = await takeEmail(rows);
    if (!order) return null;
    const language = await readerLanguage(rows, order.readerId);
    return { order, language, content: await contentOf(rows, order, language, now()) };
  });
  if (!taken) return false;
  const { order, language, content } = taken;
  // After the commit, so that an email that always fails does not block every later pass.
  if (content) await letters.send(order.readerId, write(content, { language, site: site() }));
  return true;
}

type EmailContent = ToldOrder | 'renewalRefused';

const write = (content: EmailContent, options: Writing): EmailContents =>
  content === 'renewalRefused' ? writeRenewalEmail(content, options) : writeOrderEmail(content, options);

/** A refund is only confirmed after the gateway has made it. */
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

type TakenOrder = NonNullable<Awaited<ReturnType<typeof takeEmail>>>;

/** Null if the reader needs no email. */
async function contentOf(
  rows: Rows,
  order: TakenOrder,
  language: Language,
  now: Date,
): Promise<EmailContent | null> {
  if (order.status === 'refused') return (await isFirstRefusal(rows, order, now)) ? 'renewalRefused' : null;
  const content = await findEmailedOrder(rows, order, language);
  // If a coupon paid for everything, there was nothing to refund.
  return order.status === 'refunded' && content.transaction.amount === 0 ? null : content;
}

/**
 * Whether this is the first refused charge for a period that has not begun, so that another card can still help. After
 * the period has begun, only the end of the renewal is reported.
 */
async function isFirstRefusal(rows: Rows, { id, subscriptionId }: TakenOrder, now: Date): Promise<boolean> {
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

async function findEmailedOrder(
  rows: Rows,
  { id, status }: TakenOrder,
  language: Language,
): Promise<ToldOrder> {
  const chosen = rows.selectFrom('comics.transaction').select('id').where('id', '=', id);
  const transaction = toTransaction(await transactionQuery(rows, language, chosen).executeTakeFirstOrThrow());
  if (status !== 'paid') return { transaction, validFrom: null, validUntil: null };
  const { paidAt, coversFrom, endsAt } = await rows
    .selectFrom('comics.transaction as transaction')
    .leftJoin('comics.subscription as subscription', 'subscription.id', 'transaction.subscriptionId')
    .leftJoin('comics.acquisition as acquisition', (join) =>
      join
        .onRef('acquisition.transactionId', '=', 'transaction.id')
        // Needed for the index.
        .onRef('acquisition.readerId', '=', 'transaction.readerId'),
    )
    .select(['transaction.paidAt', 'transaction.coversFrom'])
    .select((row) => row.fn.coalesce('subscription.expiresAt', 'acquisition.expiresAt').as('endsAt'))
    .where('transaction.id', '=', id)
    .executeTakeFirstOrThrow();
  const isLater = coversFrom !== null && paidAt !== null && coversFrom > paidAt;
  return { transaction, validFrom: isLater ? coversFrom : null, validUntil: endsAt };
}
