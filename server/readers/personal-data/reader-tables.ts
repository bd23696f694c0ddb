import { sql } from 'kysely';
import type { LockedBuyer } from '../../commerce/buyer.ts';
import { forgetCardsOfSubscriptions } from '../../commerce/entitlements/change-subscriptions.ts';
import { toTransaction, transactionQuery } from '../../commerce/transactions/transaction-query.ts';
import type { Database } from '../../database/database.ts';
import type { PersonalRow, PersonalTable } from '../../personal-data/personal-table.ts';

/** What happens to the rows when the account is deleted. `keep`: under the id of a reader of whom nothing else is known. */
type Deletion =
  | { kind: 'delete' }
  | { kind: 'keep'; reason: string }
  /** The personal data in the rows is removed. */
  | { kind: 'anonymise'; reason: string; erase(reader: LockedBuyer): Promise<void> };

interface ReaderPersonalTable extends PersonalTable {
  deletion: Deletion;
}

const deleted = { kind: 'delete' } as const;
const columns = ['reader_id'];

/** The title of the issue in the row that `issueId` refers to, in the original language. */
const titleOf = (issueId: string) =>
  sql<string | null>`(select content.title from comics.issue_content as content
    join comics.issue as issue on issue.id = content.issue_id
    where content.issue_id = ${sql.ref(issueId)}
    order by content.language = issue.original_language desc, content.language limit 1)`;

const namesOfPlans = (planId: string, language: string) =>
  sql<string | null>`(select text.name from comics.plan_text as text where text.plan_id = ${sql.ref(planId)}
    order by text.language = ${language} desc, text.language desc limit 1)`;

/** Rows of a table that only name an issue and a time. */
const listIssues = (
  database: Database,
  table: 'comics.allowed_issue' | 'comics.favourite' | 'comics.issue_like',
  readerId: string,
): Promise<PersonalRow[]> =>
  database
    .selectFrom(table)
    .select(['issueId', 'createdAt', titleOf(`${table}.issueId`).as('title')])
    .where('readerId', '=', readerId)
    .orderBy('createdAt')
    .execute();

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

/**
 * The tables of this service that refer to a reader, in the order in which they are erased. A test compares this list with
 * the database. Rules 120 and 122.
 */
export const readerTables: readonly ReaderPersonalTable[] = [
  {
    name: 'comics.transaction',
    columns,
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
    columns,
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
    columns,
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
    columns,
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
    columns,
    exported: { none: 'technical keys of requests; the orders themselves are exported' },
    deletion: deleted,
  },
  {
    name: 'comics.ledger_account',
    columns,
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
    columns,
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
  {
    name: 'comics.sitting',
    columns: ['reader_id', 'payer_id'],
    exported: {
      name: 'sittings',
      load: (database, readerId) =>
        database
          .selectFrom('comics.sitting')
          .select(['issueId', 'language', 'basis', 'startedAt', 'lastReadAt', 'pagesCount'])
          .select(titleOf('sitting.issueId').as('title'))
          .where('readerId', '=', readerId)
          .orderBy('startedAt')
          .execute(),
    },
    deletion: { kind: 'keep', reason: 'Pages that were read divide the revenue of publishers.' },
  },
  {
    name: 'comics.reading',
    columns,
    exported: {
      name: 'readings',
      load: (database, readerId) =>
        database
          .selectFrom('comics.reading')
          .select(['issueId', 'page', 'pagesCount', 'readAt', 'finishedAt'])
          .select(titleOf('reading.issueId').as('title'))
          .where('readerId', '=', readerId)
          .orderBy('readAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.favourite',
    columns,
    exported: {
      name: 'favourites',
      load: (database, readerId) => listIssues(database, 'comics.favourite', readerId),
    },
    deletion: deleted,
  },
  {
    name: 'comics.issue_like',
    columns,
    exported: {
      name: 'likes',
      load: (database, readerId) => listIssues(database, 'comics.issue_like', readerId),
    },
    deletion: deleted,
  },
  {
    name: 'comics.follow',
    columns,
    exported: {
      name: 'follows',
      load: (database, readerId) =>
        database
          .selectFrom('comics.follow as follow')
          .leftJoin('comics.series as series', 'series.id', 'follow.seriesId')
          .leftJoin('comics.publisher as publisher', 'publisher.id', 'follow.publisherId')
          .select(['series.title as series', 'publisher.name as publisher', 'follow.creatorSlug as creator'])
          .select(['follow.createdAt', 'follow.seenAt'])
          .where('follow.readerId', '=', readerId)
          .orderBy('follow.createdAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.announcement_schedule',
    columns,
    exported: {
      name: 'announcements',
      load: (database, readerId) =>
        database
          .selectFrom('comics.announcement_schedule')
          .select(['channel', 'announcedUntil'])
          .where('readerId', '=', readerId)
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.push_subscription',
    columns,
    exported: {
      name: 'pushDevices',
      load: (database, readerId) =>
        database
          .selectFrom('comics.push_subscription')
          .select(['language', 'createdAt'])
          .where('readerId', '=', readerId)
          .orderBy('createdAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.guardian_request',
    columns,
    exported: {
      name: 'guardianRequests',
      load: (database, readerId, language) =>
        database
          .selectFrom('comics.guardian_request')
          .select([
            'purpose',
            'requestedAt',
            'answer',
            'answeredAt',
            titleOf('guardian_request.issueId').as('title'),
          ])
          .select(namesOfPlans('guardian_request.planId', language).as('plan'))
          .where('readerId', '=', readerId)
          .orderBy('requestedAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.allowed_issue',
    columns,
    exported: {
      name: 'allowedIssues',
      load: (database, readerId) => listIssues(database, 'comics.allowed_issue', readerId),
    },
    deletion: deleted,
  },
  {
    name: 'comics.operator_link',
    columns,
    exported: {
      name: 'operatorLinks',
      // The rest of the metadata may be tokens of the operator.
      load: (database, readerId) =>
        database
          .selectFrom('comics.operator_link')
          .select(['provider', sql<string | null>`metadata ->> 'providerName'`.as('providerName')])
          .select(['subjectId', 'isActive', 'createdAt', 'updatedAt'])
          .where('readerId', '=', readerId)
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.publisher_member',
    columns,
    exported: {
      name: 'publishers',
      load: (database, readerId) =>
        database
          .selectFrom('comics.publisher_member as member')
          .innerJoin('comics.publisher as publisher', 'publisher.id', 'member.publisherId')
          .select(['publisher.name', 'member.createdAt'])
          .where('member.readerId', '=', readerId)
          .execute(),
    },
    deletion: { kind: 'keep', reason: 'Members are not deleted before their publisher lets them go.' },
  },
  {
    name: 'publishing.request',
    columns: ['submitted_by', 'answered_by'],
    exported: {
      name: 'publicationRequests',
      load: (database, readerId) =>
        database
          .selectFrom('publishing.request')
          .select(['kind', 'name', 'state', 'submittedAt', 'answeredAt', 'reason'])
          .select(sql<string>`content::text`.as('content'))
          .where('submittedBy', '=', readerId)
          .orderBy('submittedAt')
          .execute(),
    },
    deletion: {
      kind: 'anonymise',
      reason:
        'Requests of publishers stay. Applications of persons who did not become a publisher are deleted.',
      async erase({ trx, readerId }) {
        await trx
          .deleteFrom('publishing.request')
          .where('submittedBy', '=', readerId)
          .where('kind', '=', 'publisher')
          .where('publisherId', 'is', null)
          .execute();
      },
    },
  },
  {
    name: 'publishing.upload',
    columns: ['created_by'],
    exported: { none: 'work for a publisher, which the publisher keeps' },
    deletion: { kind: 'keep', reason: 'They belong to the publisher.' },
  },
  {
    name: 'publishing.audit_entry',
    columns: ['actor_id'],
    exported: { none: 'work for Banca or a publisher' },
    deletion: { kind: 'keep', reason: 'The log shows who changed the catalogue, by an id without a name.' },
  },
  {
    name: 'comics.reader',
    columns: ['guardian_id'],
    exported: {
      name: 'guidedAccounts',
      load: (database, readerId) =>
        database
          .selectFrom('comics.reader')
          .select(['readerId as uuid', 'createdAt', 'guardianConsentedAt', 'guardianConsentVersion'])
          .where('guardianId', '=', readerId)
          .orderBy('createdAt')
          .execute(),
    },
    deletion: { kind: 'keep', reason: 'Guided accounts are deleted before their guardian.' },
  },
  {
    name: 'comics.reader',
    columns,
    exported: {
      name: 'reader',
      load: (database, readerId) =>
        database
          .selectFrom('comics.reader')
          .select(['language', 'theme', 'market', 'currency', 'guardianId', 'hasParentalControl'])
          .select(['maxRating', 'hoursFrom', 'hoursUntil', 'showsPrices', 'guardianConsentedAt'])
          .select(['guardianConsentVersion', 'guardianConsentBy'])
          .select(['createdAt', 'updatedAt'])
          .where('readerId', '=', readerId)
          .execute(),
    },
    deletion: {
      kind: 'anonymise',
      reason:
        'Orders, transfers and readings refer to it. It is a random id without a person. When a guardian agreed to which text is evidence.',
      async erase({ trx, readerId }) {
        await trx
          .updateTable('comics.reader')
          .set({
            guardianId: null,
            hasParentalControl: false,
            maxRating: null,
            hoursFrom: null,
            hoursUntil: null,
            theme: 'dark',
            language: 'pt-br',
          })
          .where('readerId', '=', readerId)
          .execute();
      },
    },
  },
];
