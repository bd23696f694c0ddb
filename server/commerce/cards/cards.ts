import { type Selectable, sql } from 'kysely';
import type { PaymentCardTable } from '../../database/commerce-tables.ts';
import type { Database, ReadOnlyDatabase } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { findOwnBuyer } from '../buyer.ts';
import { hasExpired } from './card-expiry.ts';
import type { CardReference, PaymentCardAnswer } from './card-schemas.ts';

export type CardRow = Selectable<PaymentCardTable>;

/** A reader's cards, oldest first. */
export async function listCards(database: Database, readerId: string): Promise<PaymentCardAnswer[]> {
  await findOwnBuyer(database, readerId);
  const rows = await cardQuery(database, readerId).orderBy('card.createdAt').orderBy('card.id').execute();
  return rows.map(toCard);
}

export async function findCard(
  database: ReadOnlyDatabase,
  readerId: string,
  { brand, lastFourDigits }: CardReference,
): Promise<CardRow | undefined> {
  return database
    .selectFrom('comics.payment_card')
    .selectAll()
    .where('readerId', '=', readerId)
    .where('brand', '=', brand)
    .where('lastFourDigits', '=', lastFourDigits)
    .executeTakeFirst();
}

/**
 * True if a payment of the reader with this card was charged back, also if the card was removed and added again since. Then
 * it is not accepted any more. Rule 127.
 */
export async function isChargedBack(
  database: ReadOnlyDatabase,
  readerId: string,
  { brand, lastFourDigits }: CardReference,
): Promise<boolean> {
  const order = await listChargebacks(database)
    .where('chargeback.readerId', '=', readerId)
    .where(payingBrand, '=', brand)
    .where(payingDigits, '=', lastFourDigits)
    .executeTakeFirst();
  return order !== undefined;
}

const listChargebacks = (database: ReadOnlyDatabase) =>
  database
    .selectFrom('comics.transaction as chargeback')
    .leftJoin('comics.payment_card as paying', 'paying.id', 'chargeback.cardId')
    .select('chargeback.id')
    .where('chargeback.status', '=', 'charged_back');

const payingBrand = sql<string>`coalesce(paying.brand, chargeback.removed_card_brand)`;
const payingDigits = sql<string>`coalesce(paying.last_four_digits, chargeback.removed_card_last_four_digits)`;

/** Throws PAYMENT_CARD.INVALID if the reader does not have the card or it has expired, and PAYMENT_CARD.CHARGED_BACK. */
export async function findValidCard(
  database: ReadOnlyDatabase,
  readerId: string,
  reference: CardReference,
  now: Date,
): Promise<CardRow> {
  const card = await findCard(database, readerId, reference);
  if (!card || hasExpired(card, now)) throw new ApiError('PAYMENT_CARD.INVALID');
  if (await isChargedBack(database, readerId, reference)) throw new ApiError('PAYMENT_CARD.CHARGED_BACK');
  return card;
}

export async function getPaymentCard(
  database: ReadOnlyDatabase,
  readerId: string,
  reference: CardReference,
): Promise<PaymentCardAnswer> {
  const row = await cardQuery(database, readerId)
    .where('card.brand', '=', reference.brand)
    .where('card.lastFourDigits', '=', reference.lastFourDigits)
    .executeTakeFirstOrThrow();
  return toCard(row);
}

/** Leaves out the token, so that it cannot reach a response. */
const cardQuery = (database: ReadOnlyDatabase, readerId: string) =>
  database
    .selectFrom('comics.payment_card as card')
    .select([
      'card.brand',
      'card.lastFourDigits',
      'card.holderName',
      'card.expirationMonth',
      'card.expirationYear',
      'card.gateway',
      'card.createdAt',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('comics.subscription as subscription')
          .select('subscription.id')
          .whereRef('subscription.cardId', '=', 'card.id')
          .where('subscription.hasAutoRenewal', '=', true),
      ).as('paysSubscription'),
    )
    .select(({ exists, ref }) =>
      exists(
        listChargebacks(database)
          .where('chargeback.readerId', '=', ref('card.readerId'))
          .where(payingBrand, '=', ref('card.brand'))
          .where(payingDigits, '=', ref('card.lastFourDigits')),
      ).as('isChargedBack'),
    )
    .select(({ selectFrom }) => [
      selectFrom('comics.transaction as payment')
        .select(({ fn }) => fn.max('payment.paidAt').as('paidAt'))
        .whereRef('payment.cardId', '=', 'card.id')
        .as('lastPaidAt'),
      selectFrom('comics.transaction as attempt')
        .select('attempt.status')
        .whereRef('attempt.cardId', '=', 'card.id')
        // A card that was added again has a new token. Earlier attempts say nothing about it.
        .whereRef('attempt.createdAt', '>=', 'card.createdAt')
        .where('attempt.status', 'in', ['paid', 'refunded', 'refused'])
        .orderBy('attempt.createdAt', 'desc')
        .orderBy('attempt.id', 'desc')
        .limit(1)
        .as('lastStatus'),
    ])
    .where('card.readerId', '=', readerId);

const toCard = (
  row: Omit<CardRow, 'id' | 'readerId' | 'token'> & {
    paysSubscription: unknown;
    lastPaidAt: Date | null;
    lastStatus: string | null;
    isChargedBack: unknown;
  },
): PaymentCardAnswer => ({
  brand: row.brand,
  lastFourDigits: row.lastFourDigits,
  holderName: row.holderName,
  expirationMonth: row.expirationMonth,
  expirationYear: row.expirationYear,
  paysSubscription: row.paysSubscription === true,
  lastPaidAt: row.lastPaidAt?.toISOString() ?? null,
  isDeclined: row.lastStatus === 'refused' || row.isChargedBack === true,
  gatewaysMetadata: row.gateway === null ? {} : { [row.gateway]: { savedAt: row.createdAt.toISOString() } },
  createdAt: row.createdAt.toISOString(),
});
