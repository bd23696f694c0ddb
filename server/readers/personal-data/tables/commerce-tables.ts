import { sql } from 'kysely';
import { forgetCardsOfSubscriptions } from '../../../commerce/entitlements/change-subscriptions.ts';
import { toTransaction, transactionQuery } from '../../../commerce/transactions/transaction-query.ts';
import type { Database } from '../../../database/database.ts';
import type { PersonalRow } from '../../../personal-data/personal-table.ts';
import {
  deleted,
  namesOfPlans,
  type ReaderPersonalTable,
  readerColumn,
  titleOf,
} from './reader-personal-table.ts';

/** One receipt for each order, as the app shows it. */
async function listOrders(database: Database, readerId: string, language: string): Promise<PersonalRow[]> {
  const chosen = sql<{ id: string }>`(select id from comics.transaction where reader_id = ${readerId}
    order by created_at, id)`;
  const rows = await transactionQuery(database, language, chosen, new Date()).execute();
  return rows.map((row) => {
    const { item, paymentCard, externalId, idempotencyKey, pixCode, pixExpiresAt, ...order } =
      toTransaction(row);
    return {
      receipt: externalId,
      createdAt: row.createdAt,
      product: item.type,
      name: item.name,
      kind: item.kind,
      cycleDurationInDays: item.cycleDurationInDays,
      credits: item.credits,
      status: order.status,
      price: order.price,
      discount: order.discount,
      amount: order.amount,
      currency: order.currency,
      method: order.method,
      card: paymentCard && `${paymentCard.brand} ${paymentCard.lastFourDigits}`,
      couponCode: order.couponCode,
      isRenewal: order.isRenewal,
      paidAt: row.paidAt,
      refundedAt: order.status === 'refunded' ? row.refundedAt : null,
      refundedAmount: order.status === 'refunded' ? order.amount : null,
      isWithdrawn: row.isWithdrawn,
      withdrawalState: order.withdrawal?.state ?? null,
      withdrawalEndsAt: order.withdrawal ? new Date(order.withdrawal.endsAt) : null,
      chargedBackAt: order.status === 'charged_back' ? row.refundedAt : null,
    };
  });
}

/** What the reader bought, and with what. */
export const commercePersonalTables: readonly ReaderPersonalTable[] = [
  {
    name: 'comics.transaction',
    columns: readerColumn,
    exported: { name: 'orders', load: listOrders },
    deletion: {
      kind: 'anonymise',
      reason: 'The ledger refers to orders, and revenue is computed from them.',
      async erase({ trx, readerId }) {
        await trx
          .updateTable('comics.transaction')
          .set({
            cardId: null,
            removedCardBrand: null,
            removedCardLastFourDigits: null,
            isEmailDue: false,
          })
          .where('readerId', '=', readerId)
          .execute();
      },
    },
  },
  {
    name: 'comics.subscription',
    columns: readerColumn,
    exported: {
      name: 'subscriptions',
      load: (database, readerId, language) =>
        database
          .selectFrom('comics.subscription')
          .select(['startsAt', 'expiresAt', 'cycleDays', 'hasAutoRenewal', 'createdAt'])
          .select(namesOfPlans('subscription.planId', language).as('name'))
          .where('readerId', '=', readerId)
          .orderBy('startsAt')
          .execute(),
    },
    deletion: {
      kind: 'anonymise',
      reason: 'Their periods divide the revenue of publishers.',
      erase: forgetCardsOfSubscriptions,
    },
  },
  {
    name: 'comics.payment_card',
    columns: readerColumn,
    exported: {
      name: 'cards',
      load: (database, readerId) =>
        database
          .selectFrom('comics.payment_card')
          .select(['brand', 'lastFourDigits', 'holderName', 'expirationMonth', 'expirationYear', 'createdAt'])
          .where('readerId', '=', readerId)
          .orderBy('createdAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.acquisition',
    columns: readerColumn,
    exported: {
      name: 'acquisitions',
      load: (database, readerId) =>
        database
          .selectFrom('comics.acquisition')
          .select(['issueId', 'createdAt', 'expiresAt', 'endedAt'])
          .select(titleOf('acquisition.issueId').as('title'))
          .where('readerId', '=', readerId)
          .orderBy('createdAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.idempotency_key',
    columns: readerColumn,
    exported: { none: 'technical keys of requests; the orders themselves are exported' },
    deletion: deleted,
  },
  {
    name: 'comics.ledger_account',
    columns: readerColumn,
    exported: {
      name: 'walletMovements',
      load: (database, readerId) =>
        database
          .selectFrom('comics.ledger_account as wallet')
          .innerJoin('comics.ledger_transfer as transfer', (join) =>
            join.on(({ or, eb, ref }) =>
              or([
                eb('transfer.fromAccount', '=', ref('wallet.id')),
                eb('transfer.toAccount', '=', ref('wallet.id')),
              ]),
            ),
          )
          .select(['transfer.createdAt', 'transfer.currency', 'transfer.transactionId as receipt'])
          .select(
            sql<number>`case wallet.id when transfer.to_account then transfer.amount else -transfer.amount end`.as(
              'amount',
            ),
          )
          .where('wallet.readerId', '=', readerId)
          .orderBy('transfer.createdAt')
          .execute(),
    },
    deletion: { kind: 'keep', reason: 'The ledger is only added to. The balance is moved to Banca first.' },
  },
  {
    name: 'comics.ledger_transfer',
    columns: ['erased_reader_id'],
    exported: { none: 'written when the account is deleted' },
    deletion: { kind: 'keep', reason: 'The ledger is only added to.' },
  },
  {
    name: 'comics.voucher_redemption',
    columns: readerColumn,
    exported: {
      name: 'vouchers',
      load: (database, readerId, language) =>
        database
          .selectFrom('comics.voucher_redemption as redemption')
          .innerJoin('comics.voucher as voucher', 'voucher.id', 'redemption.voucherId')
          .select(['voucher.code', 'redemption.redeemedAt', 'voucher.planDays', 'voucher.credits'])
          .select(['voucher.currency', namesOfPlans('voucher.planId', language).as('plan')])
          .select(titleOf('voucher.issueId').as('title'))
          .where('redemption.readerId', '=', readerId)
          .orderBy('redemption.redeemedAt')
          .execute(),
    },
    deletion: { kind: 'keep', reason: 'Transfers of the ledger and subscriptions refer to redemptions.' },
  },
];
