import type { Selectable } from 'kysely';
import type { PaymentCardTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { findOwnBuyer } from '../buyer.ts';
import { hasExpired } from './card-expiry.ts';
import type { CardName, PaymentCard } from './card-schemas.ts';

type Reading = Pick<Database, 'selectFrom'>;
export type CardRow = Selectable<PaymentCardTable>;

/** What the gateway should have done with a card and did not; why is for whoever runs the newsstand. */
export class CardGatewayFailed extends Refusal {
  constructor(code: RefusalCode, cause: unknown) {
    super(code);
    this.cause = cause;
  }
}

/** Throws CardGatewayFailed where the gateway fails. */
export async function askOfCard<Answer>(code: RefusalCode, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new CardGatewayFailed(code, error);
  }
}

/** The oldest first. */
export async function listCards(database: Database, readerId: string): Promise<PaymentCard[]> {
  await findOwnBuyer(database, readerId);
  const rows = await cardQuery(database, readerId).orderBy('card.createdAt').orderBy('card.id').execute();
  return rows.map(toCard);
}

export async function findCard(
  rows: Reading,
  readerId: string,
  { brand, lastFourDigits }: CardName,
): Promise<CardRow | undefined> {
  return rows
    .selectFrom('comics.payment_card')
    .selectAll()
    .where('readerId', '=', readerId)
    .where('brand', '=', brand)
    .where('lastFourDigits', '=', lastFourDigits)
    .executeTakeFirst();
}

/** One of the reader's own that pays: PAYMENT_CARD.INVALID for every other, and for one that has expired. */
export async function goodCard(rows: Reading, readerId: string, name: CardName, now: Date): Promise<CardRow> {
  const card = await findCard(rows, readerId, name);
  if (!card || hasExpired(card, now)) throw new Refusal('PAYMENT_CARD.INVALID');
  return card;
}

/** A card that is kept, as its owner sees it. */
export async function cardNamed(rows: Reading, readerId: string, name: CardName): Promise<PaymentCard> {
  const row = await cardQuery(rows, readerId)
    .where('card.brand', '=', name.brand)
    .where('card.lastFourDigits', '=', name.lastFourDigits)
    .executeTakeFirstOrThrow();
  return toCard(row);
}

/** Nothing that pays: its token stays on the platform. */
const cardQuery = (rows: Reading, readerId: string) =>
  rows
    .selectFrom('comics.payment_card as card')
    .select([
      'card.brand',
      'card.lastFourDigits',
      'card.holderName',
      'card.expirationMonth',
      'card.expirationYear',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('comics.subscription as subscription')
          .select('subscription.id')
          .whereRef('subscription.cardId', '=', 'card.id')
          .where('subscription.hasAutoRenewal', '=', true),
      ).as('paysSubscription'),
    )
    .where('card.readerId', '=', readerId);

const toCard = (
  row: Pick<CardRow, 'brand' | 'lastFourDigits' | 'holderName' | 'expirationMonth' | 'expirationYear'> & {
    paysSubscription: unknown;
  },
): PaymentCard => ({
  brand: row.brand,
  lastFourDigits: row.lastFourDigits,
  holderName: row.holderName,
  expirationMonth: row.expirationMonth,
  expirationYear: row.expirationYear,
  paysSubscription: row.paysSubscription === true,
});
