import type { Language } from '../../http/language.ts';
import type { EmailContents } from '../../mail/mail.ts';
import type { DatabaseTransaction } from '../buyer.ts';
import type { CommerceEmailOptions } from '../emails/email-texts.ts';
import { findReaderLanguage } from '../emails/reader-language.ts';
import { type EmailedOrder, writeOrderEmail } from '../emails/write-order-email.ts';
import { writeRenewalEmail } from '../emails/write-renewal-email.ts';
import { isLaterPeriodPaid } from '../orders/record-chargeback.ts';
import { toTransaction, transactionQuery } from '../transactions/transaction-query.ts';
import { batchSize, type JobContext, runJob } from './job-context.ts';

/** Sends emails about paid, refunded and charged back orders and about the first refused charge of a renewal. */
export async function sendOrderEmails(context: JobContext): Promise<void> {
  for (let count = 0; count < batchSize; count += 1) {
    if (!(await runJob(context, () => sendNextEmail(context)))) return;
  }
}

/**
 * Sends one email and returns false if none is due. Marks the email as sent before it sends it: a crash in between loses
 * one email, while the reverse could confirm one payment twice.
 */
async function sendNextEmail({ database, readerMail, now, site }: JobContext): Promise<boolean> {
  // Read in the same transaction. A later change of the order gets its own email.
  const due = await database.transaction().execute(async (trx) => {
    const order = await claimOrderEmail(trx);
    if (!order) return null;
    const language = await findReaderLanguage(trx, order.readerId);
    return { order, language, content: await contentOf(trx, order, language, now()) };
  });
  if (!due) return false;
  const { order, language, content } = due;
  // After the commit, so that an email that always fails does not block every later pass.
  if (content) await readerMail.send(order.readerId, write(content, { language, site: site() }));
  return true;
}

type EmailContent = EmailedOrder | 'renewalRefused';

const write = (content: EmailContent, options: CommerceEmailOptions): EmailContents =>
  content === 'renewalRefused' ? writeRenewalEmail(content, options) : writeOrderEmail(content, options);

/** A refund is only confirmed after the gateway has made it. */
const claimOrderEmail = (trx: DatabaseTransaction) =>
  trx
    .with('due', (due) =>
      due
        .selectFrom('comics.transaction')
        .select('id')
        .where('isEmailDue', '=', true)
        .where((where) => where.or([where('refund', 'is', null), where('refund', '=', 'done')]))
        .orderBy('createdAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('comics.transaction')
    .set({ isEmailDue: false })
    .where('id', 'in', (due) => due.selectFrom('due').select('due.id'))
    .returning(['id', 'readerId', 'status', 'subscriptionId', 'coversFrom'])
    .executeTakeFirst();

type EmailedOrderRow = NonNullable<Awaited<ReturnType<typeof claimOrderEmail>>>;

/** Null if the reader needs no email. */
async function contentOf(
  trx: DatabaseTransaction,
  order: EmailedOrderRow,
  language: Language,
  now: Date,
): Promise<EmailContent | null> {
  if (order.status === 'refused') return (await isFirstDeclined(trx, order, now)) ? 'renewalRefused' : null;
  const content = await findEmailedOrder(trx, order, language, now);
  // If a coupon paid for everything, there was nothing to refund.
  return order.status === 'refunded' && content.transaction.amount === 0 ? null : content;
}

/**
 * Whether this is the first refused charge for a period that has not begun, so that another card can still help. After
 * the period has begun, only the end of the renewal is reported.
 */
async function isFirstDeclined(
  trx: DatabaseTransaction,
  { id, subscriptionId }: EmailedOrderRow,
  now: Date,
): Promise<boolean> {
  const first = await trx
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
  trx: DatabaseTransaction,
  { id, status, subscriptionId, coversFrom }: EmailedOrderRow,
  language: Language,
  now: Date,
): Promise<EmailedOrder> {
  const chosen = trx.selectFrom('comics.transaction').select('id').where('id', '=', id);
  const query = transactionQuery(trx, language, chosen, now);
  const row = await query.executeTakeFirstOrThrow();
  const transaction = toTransaction(row);
  const { isWithdrawn } = row;
  if (status !== 'paid') {
    const isContinued = await isLaterPeriodPaid(trx, { subscriptionId, coversFrom });
    return { transaction, validFrom: null, validUntil: null, isContinued, isWithdrawn };
  }
  const { paidAt, endsAt } = await trx
    .selectFrom('comics.transaction as transaction')
    .leftJoin('comics.subscription as subscription', 'subscription.id', 'transaction.subscriptionId')
    .leftJoin('comics.acquisition as acquisition', (join) =>
      join
        .onRef('acquisition.transactionId', '=', 'transaction.id')
        // Lets the query use the index.
        .onRef('acquisition.readerId', '=', 'transaction.readerId'),
    )
    .select('transaction.paidAt')
    .select((row) => row.fn.coalesce('subscription.expiresAt', 'acquisition.expiresAt').as('endsAt'))
    .where('transaction.id', '=', id)
    .executeTakeFirstOrThrow();
  const isLater = coversFrom !== null && paidAt !== null && coversFrom > paidAt;
  return {
    transaction,
    validFrom: isLater ? coversFrom : null,
    validUntil: endsAt,
    isContinued: false,
    isWithdrawn,
  };
}
